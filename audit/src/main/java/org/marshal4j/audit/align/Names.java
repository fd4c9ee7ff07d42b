package org.marshal4j.audit.align;

import java.util.Locale;
import org.marshal4j.audit.grammar.Node;

/** Names of methods that write and of those that read. */
final class Names {

    private static final String[][] WORDS = {
        {"serialize", "deserialize"},
        {"write", "read"},
        {"to", "from"},
        {"store", "load"},
        {"save", "load"},
        {"put", "get"},
        {"encode", "decode"},
        {"marshal", "unmarshal"}
    };

    private Names() {}

    /** Whether two methods that are not followed are, by their names, the two methods of one pair. */
    static boolean correspond(Node.Call writes, Node.Call reads) {
        if (!writes.pair().equals("method")) {
            return true;
        }
        if (!writes.type().equals(reads.type())) {
            return false;
        }
        String written = plain(writes.handle().getName(), 0);
        String read = plain(reads.handle().getName(), 1);
        return written.equals(read);
    }

    private static String plain(String name, int side) {
        String text = name.toLowerCase(Locale.ROOT);
        for (String[] word : WORDS) {
            text = text.replace(word[side], "~");
        }
        return text.replaceAll("~+", "~").replaceAll("~(result|fields|field|in|out)?$", "~");
    }
}
