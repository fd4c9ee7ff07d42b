package org.marshal4j.adopt.plan;

import java.util.Map;
import java.util.Set;
import org.marshal4j.adopt.report.Obstacle;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.ValueText;
import org.objectweb.asm.tree.ClassNode;

/** Says why nothing is equal to a part of a grammar. */
final class Reasons {

    private Reasons() {}

    /** The reason for a part of a class's grammar; {@code enums} are those of its fields. */
    static Obstacle obstacle(Node node, String className, Map<String, ClassNode> enums) {
        Value.Field field = Units.field(node);
        boolean number = node instanceof Node.Op op
                && Numbers.of(op.form(), Set.of(), false) != null
                && field != null
                && field.type().startsWith("L")
                && enums.containsKey(field.type().substring(1, field.type().length() - 1));
        String reason = number
                ? "a number of its enum is written, which is not a constant of its constructor:"
                        + " annotate the constants with @EnumNumber, and the field with @Encoded"
                : reason(node);
        return new Obstacle(field == null ? className : field.name(), reason, node.place());
    }

    /** The reason for a field that the reader makes something else of. */
    static Obstacle changed(Unit unit, Node node) {
        String reason = unit.wire().kind() == Wire.Kind.CONTAINER
                ? "its elements are not taken one after the other, or have an order of their own"
                : "the method that reads changes what it has read";
        return new Obstacle(unit.field(), reason, node.place());
    }

    private static String reason(Node node) {
        if (node instanceof Node.Op op) {
            return reason(op);
        } else if (node instanceof Node.Call call) {
            String written = ValueText.of(call.receiver());
            return call.receiver() instanceof Value.Field field && field.owner() instanceof Value.Self
                    ? "an object of a class that cannot be adopted is written: " + written
                    : "an object that is not a field is written: " + written;
        } else if (node instanceof Node.Choice choice) {
            boolean yes = Nodes.moves(choice.yes());
            return "what is written depends on a condition: "
                    + ValueText.of(yes ? choice.condition() : choice.condition().not());
        } else if (node instanceof Node.Loop loop) {
            return "a loop that is not over the elements of a field, after their number: " + ValueText.of(loop.count());
        }
        return "not understood";
    }

    private static String reason(Node.Op op) {
        String value = ValueText.of(op.value());
        if (op.form().equals("object")) {
            return "written by the serialization of the JDK, in a form of its own: " + value;
        } else if (op.form().equals("default-fields")) {
            return "fields are written by defaultWriteObject, in a form of the JDK's own";
        } else if (op.value() instanceof Value.Const) {
            return "a constant is written: " + value;
        } else if (op.form().endsWith("*")) {
            return "elements whose number is not written as that of a field: " + value;
        } else if (Scalars.bare(op.value()) instanceof Value.Field field && field.owner() instanceof Value.Self) {
            return "written as " + op.form() + ", and read as no annotation does: " + value;
        }
        return "a value that is not a field, but computed from it: " + value;
    }
}
