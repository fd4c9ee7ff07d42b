package org.marshal4j.schema.wire;

/**
 * The texts of wire types that hold others. Each is appended to one text: if every level were a text of its own, that
 * of a type nested hundreds of levels deep, which may be a stranger's, would take hundreds of times its length.
 */
final class WireTypeText {
    private final StringBuilder text = new StringBuilder();

    private WireTypeText() {}

    static String of(WireType type) {
        WireTypeText whole = new WireTypeText();
        whole.add(type);
        return whole.text.toString();
    }

    private void add(WireType type) {
        if (type instanceof WireType.ListOf list) {
            text.append("list<");
            add(list.element());
            close(WireNames.limit(list.max()), list.nullable());
        } else if (type instanceof WireType.MapOf map) {
            text.append("map<");
            add(map.key());
            text.append(',');
            add(map.value());
            close(WireNames.limit(map.max()), map.nullable());
        } else if (type instanceof WireType.EntryOf entry) {
            text.append("entry<");
            add(entry.key());
            text.append(',');
            add(entry.value());
            close("", entry.nullable());
        } else if (type instanceof WireType.OptionalOf optional) {
            text.append("optional<");
            add(optional.element());
            close("", optional.nullable());
        } else {
            text.append(type);
        }
    }

    private void close(String limit, boolean nullable) {
        text.append('>').append(limit).append(nullable ? "?" : "");
    }
}
