package org.marshal4j.adopt.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.Form;
import org.marshal4j.adopt.plan.Wire.Kind;
import org.marshal4j.adopt.report.Obstacle;
import org.marshal4j.audit.FollowedPair;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InnerClassNode;

/** What generated code needs of the classes in the types of fields: it uses them, and writes numbers of enums. */
final class FieldTypes {

    private static final Pattern CLASS = Pattern.compile("L([^;<]+)");

    private final FollowedPair pair;
    private final Map<String, TypePlan> plans = new LinkedHashMap<>();
    private final List<Obstacle> obstacles = new ArrayList<>();
    private final Map<String, FieldWire> numbered = new HashMap<>();

    FieldTypes(FollowedPair pair, Collection<FieldWire> written) {
        this.pair = pair;
        written.forEach(this::number);
        written.forEach(field -> types(field).forEach(type -> look(field, type)));
    }

    List<TypePlan> plans() {
        return List.copyOf(plans.values());
    }

    List<Obstacle> obstacles() {
        return obstacles;
    }

    private void number(FieldWire field) {
        EnumNumbers numbers = field.wire().numbers();
        if (numbers == null) {
            return;
        }
        FieldWire other = numbered.putIfAbsent(numbers.className(), field);
        if (other != null && !numbers.equals(other.wire().numbers())) {
            refuse(field, "its enum has other numbers in " + other.name());
        }
        ClassNode node = pair.enums().get(numbers.className());
        if (node != null && !numbers.annotated()) {
            plan(new TypePlan(node.name, file(node), false, numbers.numbers()));
        }
    }

    private void look(FieldWire field, String type) {
        FieldWire other = numbered.get(type);
        boolean ordinal = field.wire().numbers() == null
                && (field.wire().kind() == Kind.VALUE || field.wire().kind() == Kind.CONTAINER)
                && field.wire().as() != Form.TEXT;
        if (other != null && ordinal) {
            refuse(field, "written by ordinal, where " + other.name() + " has numbers of the same enum");
        }
        Optional<InnerClassNode> inner = pair.classes().stream()
                .flatMap(owner -> owner.innerClasses.stream())
                .filter(each -> each.name.equals(type))
                .findFirst();
        boolean own = field.wire().kind() == Kind.OWN_CODE;
        if (own && inner.isPresent() && (inner.get().access & Opcodes.ACC_STATIC) == 0) {
            refuse(field, "its type is an inner class, so other code cannot create it; make it static first");
        }
        if (inner.isPresent()
                && (inner.get().access & Opcodes.ACC_PRIVATE) != 0
                && !field.objects().contains(type)) {
            owner(field).ifPresent(owner -> plan(new TypePlan(type, file(owner), true, Map.of())));
        }
    }

    private void plan(TypePlan plan) {
        plans.merge(plan.className(), plan, TypePlan::and);
    }

    private void refuse(FieldWire field, String why) {
        obstacles.add(new Obstacle(field.name(), why, field.place()));
    }

    private Optional<ClassNode> owner(FieldWire field) {
        return pair.classes().stream()
                .filter(owner -> owner.name.equals(field.owner()))
                .findFirst();
    }

    /** Internal names of the classes that the type of a field mentions. */
    private Set<String> types(FieldWire field) {
        Set<String> types = new LinkedHashSet<>();
        owner(field).ifPresent(owner -> {
            for (FieldNode node : owner.fields) {
                if (node.name.equals(field.name())) {
                    Matcher names = CLASS.matcher(node.signature == null ? node.desc : node.signature);
                    while (names.find()) {
                        types.add(names.group(1));
                    }
                }
            }
        });
        return types;
    }

    private static String file(ClassNode node) {
        return node.sourceFile == null ? "" : node.sourceFile;
    }
}
