    // as beginning in view, but:
final class PartyView extends MessageView<Party, PartyView> {

    // as FillView in view, with 2 for 1
    // as user in view, with name for user, readName for readUser
    // as userEquals in view, with nameEquals for userEquals
    // as userHash in view, with nameHash for userHash
    // as userInto in view, with nameInto for userInto
    // as in view: number, number

    @Override
    protected void walkSection(int from, int to, long position) {
        if (from <= 0) {
            position = beginSection(1, behindText(position));
            if (to == 1) {
                return;
            }
        }
        if (from <= 1) {
            beginSection(2, Walk.bytes(position, 4, walked()));
        }
    }

    // as readUser in view, with readName for readUser
}
