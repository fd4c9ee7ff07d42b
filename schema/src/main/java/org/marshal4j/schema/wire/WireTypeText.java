package org.marshal4j.schema.wire;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.marshal4j.schema.text.QuotedText;

/**
 * The text of a wire type. All levels are appended to one text: if each were a text of its own, that of a type nested
 * hundreds of levels deep, which may be a stranger's, would take hundreds of times its length.
 */
class WireTypeText implements WireTypeVisitor.Others<StringBuilder> {
    final StringBuilder text = new StringBuilder();

    static String of(WireType type) {
        return type.accept(new WireTypeText()).toString();
    }

    /** Texts in quotes, with commas between them. */
    static String quoted(List<String> texts) {
        StringJoiner quoted = new StringJoiner(",");
        for (String text : texts) {
            quoted.add(QuotedText.quote(text));
        }
        return quoted.toString();
    }

    /** The text that follows the name of an enum. */
    static String constants(Optional<List<String>> declared) {
        return declared.isPresent() ? "(" + String.join(",", declared.get()) + ")" : "";
    }

    /** The text that follows a type with a limit. */
    static String limit(int max) {
        return max == WireType.ANY ? "" : "(max=" + max + ")";
    }

    /** The text that follows the name of a hand-written marshaller. */
    static String version(int version) {
        return version == WireType.Custom.FIRST ? "" : "(" + version + ")";
    }

    /** The end of a text. */
    static String mark(boolean nullable) {
        return nullable ? "?" : "";
    }

    @Override
    public StringBuilder other(WireType type) {
        return text.append(type);
    }

    @Override
    public StringBuilder listOf(WireType.ListOf type) {
        text.append("list<");
        type.element().accept(this);
        return close(limit(type.max()), type);
    }

    @Override
    public StringBuilder mapOf(WireType.MapOf type) {
        text.append("map<");
        pair(type.key(), type.value());
        return close(limit(type.max()), type);
    }

    @Override
    public StringBuilder entryOf(WireType.EntryOf type) {
        text.append("entry<");
        pair(type.key(), type.value());
        return close("", type);
    }

    @Override
    public StringBuilder optionalOf(WireType.OptionalOf type) {
        text.append("optional<");
        type.element().accept(this);
        return close("", type);
    }

    @Override
    public StringBuilder encoded(WireType.Encoded type) {
        type.value().accept(this);
        return text.append(" as ")
                .append(type.form())
                .append(
                        type.form().hasNull()
                                ? PresenceByte.ONE.mark()
                                : type.presence().mark());
    }

    private void pair(WireType key, WireType value) {
        key.accept(this);
        text.append(',');
        value.accept(this);
    }

    private StringBuilder close(String limit, WireType type) {
        text.append('>').append(limit);
        return mark(type);
    }

    final StringBuilder mark(WireType type) {
        return text.append(mark(type.nullable()));
    }
}
