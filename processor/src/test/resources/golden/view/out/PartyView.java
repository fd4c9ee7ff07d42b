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
    protected void walkSection(int from, int to, Input in) {
        if (from <= 0) {
            Walk.text(0, in);
            if (beginSection(1, in) == to) {
                return;
            }
        }
        if (from <= 1) {
            in.skip(4);
            beginSection(2, in);
        }
    }

    // as readTagsElement in bean, but:
    private String readName(Input in) {
}
