package org.marshal4j.adopt.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.adopt.plan.AnnotationText.Argument;
import org.marshal4j.adopt.plan.Wire.Kind;

/**
 * Says in annotations how fields are written.
 *
 * @param usual the encoding of the stream, for what several could be
 * @param common the encoding that the class names for all its fields; null if it names none
 */
record Spelling(Encoding usual, @Nullable Encoding common) {

    /** The encoding for a class with which the fewest annotations are needed; of one field alone, none. */
    static Spelling shortest(Encoding usual, Collection<Wire> fields) {
        Spelling best = new Spelling(usual, null);
        for (Encoding encoding : Encoding.values()) {
            Spelling other = new Spelling(usual, encoding);
            int saved = best.cost(fields) - other.cost(fields);
            if (saved > 0 || (saved == 0 && best.common == null && other.isUsed(fields) && fields.size() > 1)) {
                best = other;
            }
        }
        return best;
    }

    private int cost(Collection<Wire> fields) {
        int cost = common == null ? 0 : 1;
        for (Wire field : fields) {
            cost += of(field).size();
        }
        return cost;
    }

    private boolean isUsed(Collection<Wire> fields) {
        return fields.stream().anyMatch(field -> of(field).isEmpty())
                && fields.stream().anyMatch(this::isNeeded);
    }

    private boolean isNeeded(Wire field) {
        return !new Spelling(usual, null).of(field).equals(of(field));
    }

    /** The annotations of the class. */
    List<AnnotationText> ofClass() {
        return common == null ? List.of() : List.of(new AnnotationText("Encoded", List.of(encoding(common))));
    }

    /** The annotations of a field. */
    List<AnnotationText> of(Wire wire) {
        if (wire.kind() == Kind.OWN_CODE || wire.kind() == Kind.PLAIN) {
            return wire.nulls() ? List.of() : List.of(AnnotationText.of("Required"));
        }
        if (wire.kind() == Kind.OBJECT) {
            return List.of(AnnotationText.of("Required"));
        }
        if (common == null && wire.kind() == Kind.PRIMITIVE && wire.encodings().contains(Encoding.PLAIN)) {
            if (wire.as() == null) {
                return List.of();
            }
            if (wire.as() == Form.STOP_BIT) {
                return List.of(AnnotationText.of("StopBit"));
            }
        }
        if (wire.fixed() > 0) {
            Argument length = new Argument("value", "", String.valueOf(wire.fixed()));
            return List.of(AnnotationText.of("Required"), new AnnotationText("FixedLength", List.of(length)));
        }
        Encoding encoding = choose(wire);
        List<Argument> arguments = new ArrayList<>();
        form(arguments, "as", wire.as());
        if (wire.length() != wire.usualLength(encoding)) {
            form(arguments, "length", wire.length());
        }
        if (wire.numbers() != null && !wire.numbers().member().isEmpty()) {
            arguments.add(new Argument("number", "", '"' + wire.numbers().member() + '"'));
        }
        if (wire.unit() != null) {
            arguments.add(new Argument(
                    "unit", "java.time.temporal.ChronoUnit", wire.unit().name()));
        }
        if (wire.isMarked()) {
            arguments.add(new Argument(
                    "presence", "org.marshal4j.Presence", wire.presence().name()));
        }
        List<AnnotationText> annotations = new ArrayList<>();
        if (wire.isRequired(encoding)) {
            annotations.add(AnnotationText.of("Required"));
        }
        if (!arguments.isEmpty() || encoding != common) {
            arguments.add(0, encoding(encoding));
            annotations.add(new AnnotationText("Encoded", arguments));
        }
        return annotations;
    }

    private Encoding choose(Wire wire) {
        if (common != null && wire.encodings().contains(common)) {
            return common;
        }
        if (wire.encodings().contains(usual)) {
            return usual;
        }
        for (Encoding encoding : Encoding.values()) {
            if (wire.encodings().contains(encoding)) {
                return encoding;
            }
        }
        throw new IllegalArgumentException("no encoding for " + wire);
    }

    private static void form(List<Argument> arguments, String name, @Nullable Form form) {
        if (form != null) {
            arguments.add(new Argument(name, "org.marshal4j.Form", form.name()));
        }
    }

    private static Argument encoding(Encoding encoding) {
        return new Argument("value", "org.marshal4j.Encoding", encoding.name());
    }
}
