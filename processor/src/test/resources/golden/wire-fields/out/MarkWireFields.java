import org.marshal4j.wire.FieldCopies;
    // as beginning in wire, but:
    private static final VarHandle POSITION = Handles.field(MethodHandles.lookup(), Mark.class, "position", int.class);

    // as ID_FIELD in wire, with POSITION_FIELD for ID_FIELD, position for id
    // as ID_FIELD in wire, with TAGS_FIELD for ID_FIELD, tags for id

    private static final FieldCopies FIELD_COPIES = FieldCopies.of(Mark.class, "position", "tags");

    // as static in ancestors, but:
        Constructed.register(Mark.class, MarkWireFields::make, MarkWireFields::read);

    // as in wire: MarkWireFields

    // as write in wire, but:
        wire.write("position").int32((int) POSITION.get(mark));
        Sequences.write(mark.tags, wire.write("tags"), (item, to) -> to.text(item));

    // as make in wire, but:
        int position = POSITION_FIELD.read(wire).int32();
        List<String> tags = Sequences.read(TAGS_FIELD.read(wire), (List<String>) null, ArrayList::new, from -> from.text());
        Mark mark = new Mark(position, tags);

    // as writeFields in empty, but:
     * Reads a new object and copies its fields, final ones too, into the given one.
    public static void read(Mark mark, WireIn wire) {
        FIELD_COPIES.copy(make(wire), mark);
}
