package org.marshal4j.adopt.plan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * A class in a jar whose fields are written, as an import that says how.
 *
 * @param className its qualified name in Java
 * @param annotations those for the class
 * @param fields the annotations of its fields
 * @param types the types of these fields in Java
 */
public record MixIn(
        String className,
        List<AnnotationText> annotations,
        Map<String, List<AnnotationText>> fields,
        Map<String, String> types) {

    /** Whether its fields are written in the order in which they are declared, in forms that annotations have. */
    public static boolean isPossible(ClassPlan plan, ClassNode node) {
        List<String> order =
                Fields.state(node).stream().filter(plan.written()::containsKey).toList();
        return !plan.inheritedLast()
                && order.equals(List.copyOf(plan.written().keySet()))
                && plan.ownCode().marshallers().isEmpty()
                && TypeParameters.of(node).isEmpty();
    }

    /** The import of a class. */
    public static MixIn of(ClassPlan plan, ClassNode node) {
        Map<String, List<AnnotationText>> fields = new LinkedHashMap<>(plan.written());
        plan.skipped().forEach(name -> fields.put(name, List.of(AnnotationText.of("Skip"))));
        fields.values().removeIf(List::isEmpty);
        Map<String, String> types = new LinkedHashMap<>();
        for (FieldNode field : node.fields) {
            Type type = Type.getType(field.desc);
            boolean primitive = type.getSort() < Type.ARRAY;
            types.put(field.name, primitive ? type.getClassName() : "Object");
        }
        return new MixIn(node.name.replace('/', '.').replace('$', '.'), plan.annotations(), fields, types);
    }
}
