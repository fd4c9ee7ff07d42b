import org.marshal4j.Marshal;

@Marshal
interface Quote {
    int getSize(); // MARSHAL150: Quote.size: wire type was int64, is now int32 (field-retyped

    void setSize(int size);

    boolean isOpen();

    void setOpen(boolean open);
}
