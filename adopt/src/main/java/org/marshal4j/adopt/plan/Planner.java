package org.marshal4j.adopt.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.marshal4j.Encoding;
import org.marshal4j.adopt.plan.AnnotationText.Argument;
import org.marshal4j.adopt.report.Obstacle;
import org.marshal4j.audit.FollowedPair;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.pair.PairKind;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.tree.ClassNode;

/** Plans how a class is adopted. */
public final class Planner {

    /** The kinds of pairs whose objects write themselves, and whose byte order their numbers are in. */
    private static final Map<String, Set<Encoding>> ORDERS = Map.of(
            "Externalizable", Wire.BIG,
            "Writable", Wire.BIG,
            "BytesMarshallable", Wire.LITTLE);

    private final FollowedPair pair;
    private final Set<String> opaque;
    private final Predicate<ClassNode> editable;
    private boolean needsConstructor;
    private final Fields fields;
    private final List<Obstacle> obstacles = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, FieldWire> written = new LinkedHashMap<>();
    private final ReadChanges changes;
    private FieldOrder order = new FieldOrder(List.of(), List.of());

    private Planner(FollowedPair pair, Set<String> opaque, Predicate<ClassNode> editable) {
        this.opaque = opaque;
        this.editable = editable;
        this.pair = pair;
        this.fields = new Fields(pair.classes());
        this.changes = new ReadChanges(pair.read(), ElementOrder.isKept(pair));
    }

    /** Whether pairs of a kind can be adopted at all. */
    public static boolean knows(String pairKind) {
        return ORDERS.containsKey(pairKind);
    }

    /**
     * Plans it.
     *
     * @param opaque internal names of classes that cannot be adopted, whose objects have to write themselves
     * @param editable whether the source of a class is there
     */
    public static Plan plan(FollowedPair pair, Set<String> opaque, Predicate<ClassNode> editable) {
        return new Planner(pair, opaque, editable).plan();
    }

    private Plan plan() {
        String kind = pair.pair().kind().name();
        pair.result()
                .gaps()
                .forEach(gap -> obstacles.add(
                        new Obstacle(pair.result().className(), "not understood: " + gap.reason(), gap.place())));
        pair.result().findings().stream()
                .filter(finding -> finding.certainty() == Certainty.CERTAIN)
                .forEach(
                        finding -> obstacles.add(new Obstacle(finding.member(), finding.message(), finding.written())));
        Optional<String> unfit = Nesting.problem(pair.pair().owner()).or(this::inherited);
        unfit.ifPresent(problem -> obstacles.add(
                new Obstacle(pair.result().className(), problem, pair.result().writer())));
        if (obstacles.isEmpty()) {
            Set<Encoding> bytes = ORDERS.getOrDefault(kind, Set.of());
            NumberedEnums enums = new NumberedEnums(pair.enums(), pair.pair().owner().name, editable);
            sequence(
                    new Units(fields, new Readings(pair), bytes, enums, opaque),
                    pair.written().nodes());
            order = new FieldOrder(pair.classes(), List.copyOf(written.values()));
            obstacles.addAll(order.obstacles());
            checkCreation();
        }
        Set<String> objects = new LinkedHashSet<>();
        written.values().forEach(field -> objects.addAll(field.objects()));
        FieldTypes types = new FieldTypes(pair, written.values());
        obstacles.addAll(types.obstacles());
        List<String> kept = kept();
        if (!kept.isEmpty()) {
            notes.add("By hand, null is read into " + simpleName() + " as if nothing were there: an object that is read"
                    + " into again keeps " + String.join(", ", kept) + ". The generated marshaller sets null.");
        }
        List<String> left = left();
        if (!left.isEmpty()) {
            notes.add(simpleName() + ": the method that reads also sets " + String.join(", ", left)
                    + ". The generated marshaller does not.");
        }
        return new Plan(
                pair.pair().owner().name,
                kind,
                unfit.isPresent() ? List.of() : classes(),
                objects,
                types.plans(),
                List.copyOf(obstacles),
                !kept.isEmpty(),
                TypeParameters.of(pair.pair().owner()).size(),
                List.copyOf(notes));
    }

    /** Java calls the methods of Externalizable, which are not those of another class with other fields. */
    private Optional<String> inherited() {
        String owner = pair.pair().owner().name;
        boolean own = pair.pair().writer().owner().name.equals(owner)
                || pair.pair().reader().owner().name.equals(owner)
                || !TypeParameters.of(pair.pair().owner()).isEmpty()
                || !pair.pair().kind().name().equals("Externalizable");
        return own
                ? Optional.empty()
                : Optional.of("inherits writeExternal and readExternal; declare them here too, calling those of super");
    }

    private void sequence(Units units, List<Node> nodes) {
        int index = 0;
        while (index < nodes.size()) {
            Node node = nodes.get(index);
            Unit plain = units.at(nodes, index);
            Unit changed = plain != null && isChanged(plain) ? plain : null;
            Unit unit = changed != null ? null : plain;
            if (unit == null
                    && Nodes.moves(List.of(node))
                    && OwnCode.knows(pair.pair().kind().name())) {
                unit = OwnCode.at(nodes, index, fields);
            }
            if (unit != null) {
                add(unit, node.place());
                index += unit.nodes();
            } else {
                if (Nodes.moves(List.of(node))) {
                    obstacles.add(
                            changed != null
                                    ? Reasons.changed(changed, node)
                                    : Reasons.obstacle(node, pair.result().className(), pair.enums()));
                }
                index++;
            }
        }
    }

    private boolean isChanged(Unit unit) {
        Fields.Declared declared = fields.find(unit.field());
        return declared != null && changes.concerns(unit, declared.node().desc);
    }

    private void add(Unit unit, Place place) {
        Fields.Declared declared = java.util.Objects.requireNonNull(fields.find(unit.field()));
        if (declared.isTransient()) {
            obstacles.add(
                    new Obstacle(unit.field(), "written although it is transient; remove that word first", place));
        }
        if (declared.isVariable()) {
            obstacles.add(new Obstacle(
                    unit.field(), "its type depends on a type parameter, which is bound where a field does", place));
        }
        FieldWire wire = new FieldWire(declared.owner().name, unit.field(), unit.wire(), unit.objects(), place);
        if (!unit.nulls().isEmpty()) {
            notes.add(simpleName() + "." + unit.field() + ": " + unit.nulls());
        }
        if (written.put(unit.field(), wire) != null) {
            obstacles.add(new Obstacle(unit.field(), "written twice", place));
        }
    }

    private String simpleName() {
        return pair.result().className().replaceFirst("^.*\\.", "").replace('$', '.');
    }

    /** Fields that may be null, and that the reader then leaves as they were. */
    private List<String> kept() {
        List<String> kept = new ArrayList<>();
        pair.read().fields().forEach((field, value) -> {
            FieldWire wire = written.get(field.name());
            boolean nullable =
                    wire != null && (wire.wire().isMarked() || wire.wire().nulls());
            if (nullable && field.owner() instanceof Value.Self && Values.any(value, field::equals)) {
                kept.add(field.name());
            }
        });
        Collections.sort(kept);
        return kept;
    }

    /** Fields that the reader sets, and that are not written. */
    private List<String> left() {
        return changes.made().entrySet().stream()
                .filter(made -> !written.containsKey(made.getKey()) && fields.find(made.getKey()) != null)
                .filter(made -> !(made.getValue() instanceof Value.Field field
                        && field.name().equals(made.getKey())))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    private void checkCreation() {
        List<String> types = new ArrayList<>();
        for (String name : written.keySet()) {
            types.add(java.util.Objects.requireNonNull(fields.find(name)).node().desc);
        }
        needsConstructor = !Nesting.canCreate(pair.pair().owner(), types);
        if (needsConstructor && !Nesting.canHaveConstructor(pair.classes())) {
            obstacles.add(new Obstacle(
                    pair.result().className(),
                    "has no constructor without parameters, which generated code creates objects with",
                    pair.result().reader()));
        }
    }

    private List<ClassPlan> classes() {
        List<ClassPlan> plans = new ArrayList<>();
        for (ClassNode owner : pair.classes()) {
            Map<String, FieldWire> own = new LinkedHashMap<>();
            written.forEach((name, field) -> {
                if (field.owner().equals(owner.name)) {
                    own.put(name, field);
                }
            });
            boolean first = owner.name.equals(pair.pair().owner().name);
            List<String> skipped = Fields.state(owner).stream()
                    .filter(name -> !own.containsKey(name))
                    .toList();
            if (first || !own.isEmpty() || !skipped.isEmpty()) {
                plans.add(0, plan(owner, first || !own.isEmpty(), own, skipped));
            }
        }
        return plans;
    }

    private ClassPlan plan(ClassNode owner, boolean marshalled, Map<String, FieldWire> own, List<String> skipped) {
        Encoding usual =
                pair.pair().kind().name().equals("BytesMarshallable") ? Encoding.CHRONICLE : Encoding.DATA_OUTPUT;
        Spelling spelling = Spelling.shortest(
                usual, own.values().stream().map(FieldWire::wire).toList());
        Map<String, List<AnnotationText>> annotations = new LinkedHashMap<>();
        OwnCode code = ownCode(owner, own);
        own.forEach((field, wire) -> annotations.put(field, annotations(spelling, wire, code)));
        List<AnnotationText> ofClass = new ArrayList<>(spelling.ofClass());
        AnnotationText required = AnnotationText.of("Required");
        boolean noNulls = own.values().stream()
                .noneMatch(field -> field.wire().nulls() || field.wire().isMarked());
        long count = annotations.values().stream()
                .filter(each -> each.contains(required))
                .count();
        if (noNulls && count > 1) {
            ofClass.add(required);
            annotations.replaceAll((field, each) ->
                    each.stream().filter(one -> !one.equals(required)).toList());
        }
        return new ClassPlan(
                owner.name,
                marshalled,
                order.inheritedLast().contains(owner.name),
                Nesting.isPrivate(owner),
                List.copyOf(ofClass),
                annotations,
                skipped,
                needsConstructor && owner == pair.pair().owner(),
                List.of(),
                code);
    }

    private static List<AnnotationText> annotations(Spelling spelling, FieldWire field, OwnCode code) {
        List<AnnotationText> annotations = new ArrayList<>(spelling.of(field.wire()));
        String name = code.marshallers().get(field.name());
        if (name != null) {
            Argument marshaller = new Argument("value", "", name + ".class");
            annotations.add(new AnnotationText("MarshalWith", List.of(marshaller)));
        }
        return annotations;
    }

    private OwnCode ownCode(ClassNode owner, Map<String, FieldWire> own) {
        Map<String, String> marshallers = OwnCode.marshallers(
                owner,
                own.values().stream()
                        .filter(field -> field.wire().kind() == Wire.Kind.OWN_CODE)
                        .map(FieldWire::name)
                        .toList());
        PairKind kind = pair.pair().kind();
        int above = pair.classes().indexOf(owner) + 1;
        return new OwnCode(
                kind.writer(),
                kind.readers().get(0),
                marshallers,
                Fields.names(pair.classes().subList(above, pair.classes().size())));
    }
}
