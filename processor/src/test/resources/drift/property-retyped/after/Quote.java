import org.marshal4j.Marshal;

@Marshal
interface Quote {
    long getSize(); // MARSHAL150: Quote.size: wire type was int32, is now int64 (field-retyped

    void setSize(long size);

    boolean isOpen();

    void setOpen(boolean open);
}
