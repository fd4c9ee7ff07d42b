package org.marshal4j.adopt.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.adopt.plan.Wire.Kind;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;
import org.objectweb.asm.tree.ClassNode;

/**
 * Fields whose bytes no annotation makes, and that depend on nothing but the field: their statements become a marshaller
 * of their own.
 *
 * @param writer the name of the method that writes
 * @param reader the name of the method that reads
 * @param marshallers the name of the marshaller for each such field that a class declares
 * @param inherited names of the fields of superclasses, which these statements cannot use
 */
public record OwnCode(String writer, String reader, Map<String, String> marshallers, Set<String> inherited) {

    /** The kinds of pairs whose streams such a marshaller has. */
    private static final Set<String> KINDS = Set.of("Externalizable", "Writable");

    static boolean knows(String pairKind) {
        return KINDS.contains(pairKind);
    }

    /**
     * The names of marshallers for fields of a class, which no other class in it has.
     *
     * @param owner the class
     * @param fields the fields
     */
    static Map<String, String> marshallers(ClassNode owner, Collection<String> fields) {
        Set<String> taken = new HashSet<>();
        owner.innerClasses.forEach(inner -> taken.add(inner.innerName));
        Map<String, String> names = new LinkedHashMap<>();
        for (String field : fields) {
            String name = field.substring(0, 1).toUpperCase(Locale.ROOT) + field.substring(1) + "Marshaller";
            String free = name;
            for (int i = 1; !taken.add(free); i++) {
                free = name + i;
            }
            names.put(field, free);
        }
        return names;
    }

    /**
     * The field that begins at a place of a sequence: all that follows and is about no other one, with constants before
     * it.
     *
     * @return null if it is about none, or several
     */
    static @Nullable Unit at(List<Node> nodes, int index, Fields fields) {
        int end = index;
        while (end < nodes.size() && isConstant(nodes.get(end))) {
            end++;
        }
        Set<String> names = end < nodes.size() ? NodeValues.fields(nodes.get(end)) : Set.of();
        if (names.size() != 1) {
            return null;
        }
        String name = names.iterator().next();
        Fields.Declared declared = fields.find(name);
        if (declared == null || declared.node().desc.length() == 1) {
            return null;
        }
        List<Node> own = new ArrayList<>();
        while (end < nodes.size() && NodeValues.fields(nodes.get(end)).equals(names)) {
            own.add(nodes.get(end++));
        }
        if (own.stream().anyMatch(OwnCode::isOfJdk)) {
            return null;
        }
        Wire wire = Wire.of(Wire.ANY, null).ofKind(Kind.OWN_CODE);
        return new Unit(name, takesNull(own, name) ? wire.withNulls() : wire, List.of(), end - index);
    }

    /** Whether the JDK serializes something, or it is not known what is written. */
    private static boolean isOfJdk(Node node) {
        boolean[] found = {false};
        Nodes.each(
                List.of(node),
                part -> found[0] |= part instanceof Node.Opaque
                        || (part instanceof Node.Op op
                                && (op.form().equals("object") || op.form().equals("default-fields"))));
        return found[0];
    }

    private static boolean isConstant(Node node) {
        return node instanceof Node.Op op && op.value() instanceof Value.Const;
    }

    /** Whether the code asks whether the field is null. */
    private static boolean takesNull(List<Node> nodes, String field) {
        boolean[] found = {false};
        NodeValues.conditions(nodes, condition -> found[0] |= isNullTest(condition, field));
        return found[0];
    }

    private static boolean isNullTest(Condition condition, String name) {
        return condition.left() instanceof Value.Field field
                && field.owner() instanceof Value.Self
                && field.name().equals(name)
                && Substitutes.isNullTest(condition, field);
    }
}
