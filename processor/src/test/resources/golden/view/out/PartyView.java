    // as beginning in view, but:
final class PartyView extends MessageView<Party, PartyView> {

    // as FillView in view, but:
        super(PartyMarshaller.INSTANCE, 2, false);

    // as user in view, but:
    public String name() {
            return readName(in);

    // as userEquals in view, but:
    public boolean nameEquals(CharSequence other) {

    // as userHash in view, but:
    public int nameHash() {

    // as userInto in view, but:
    public boolean nameInto(StringBuilder to) {

    // as in view: number, number

    @Override
    protected void walkSection(int from, int to, long position, Input in) {
        if (from <= 0) {
            position = beginSection(1, Walk.text(position, in));
            if (to == 1) {
                return;
            }
        }
        if (from <= 1) {
            beginSection(2, Walk.bytes(position, 4, in));
        }
    }

    // as readTagsElement in bean, but:
    private String readName(Input in) {
}
