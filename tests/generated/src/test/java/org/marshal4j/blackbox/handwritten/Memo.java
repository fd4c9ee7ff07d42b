package org.marshal4j.blackbox.handwritten;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Notes in front of what a view looks for. */
@Marshal(view = true)
class Memo implements MemoMarshallable {
    Note note;

    @Required
    Note required;

    List<Note> list;
    Inner inner;
    String last;

    /** Holds one. */
    @Marshal
    static class Inner implements Memo_InnerMarshallable {
        Note note;
    }
}
