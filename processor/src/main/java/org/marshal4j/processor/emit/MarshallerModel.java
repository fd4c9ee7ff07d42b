package org.marshal4j.processor.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.binding.BulkRule;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.NestedGraph;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.plan.Cut;
import org.marshal4j.processor.plan.HeaderGap;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Plan;
import org.marshal4j.processor.plan.Shape;
import org.marshal4j.processor.plan.VersionedBlocks;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.LockFile;

/**
 * Everything that is known about a DTO when code is generated for it.
 *
 * @param dto the declaration of the DTO
 * @param fields the fields on the wire, in order
 * @param plan the layout of a message
 * @param schema the schema of a message
 * @param size the size of a message
 * @param graphs tells which marshallers need the objects of the message
 * @param history what the lock file says about its messages, if they begin with a schema id
 * @param version the version of the processor
 */
public record MarshallerModel(
        Dto dto,
        List<BoundField> fields,
        Plan plan,
        Schema schema,
        Size size,
        NestedGraph graphs,
        Optional<SchemaHistory> history,
        String version) {

    public MarshallerModel {
        fields = List.copyOf(fields);
    }

    /** Plans and describes a DTO with these fields. */
    public static MarshallerModel of(
            Dto dto, List<BoundField> fields, Size size, NestedGraph graphs, LockFile lock, String version) {
        List<String> fillers = HeaderGap.fillers(dto.memory());
        List<Shape> shapes =
                fields.stream().map(field -> shape(dto, field, fillers)).toList();
        List<Cut> cuts = VersionedBlocks.of(dto);
        Plan plan = Plan.of(shapes, cuts, dto.copy());
        Schema schema = schema(dto, fields, cuts);
        Optional<SchemaHistory> history =
                schema.hasSchemaId() ? Optional.of(SchemaHistory.of(lock, schema.type())) : Optional.empty();
        return new MarshallerModel(dto, fields, plan, schema, size, graphs, history, version);
    }

    private static Schema schema(Dto dto, List<BoundField> bound, List<Cut> cuts) {
        List<SchemaField> fields = new ArrayList<>();
        for (int i = 0; i <= bound.size(); i++) {
            for (Cut cut : cuts) {
                if (cut.field() == i && cut.part() instanceof Part.VersionedBlock block) {
                    fields.add(SchemaField.versionedBlock(block.name()));
                }
            }
            if (i < bound.size()) {
                BoundField field = bound.get(i);
                fields.add(new SchemaField(
                        field.name(),
                        field.codec().wireType(),
                        field.field().options().since()));
            }
        }
        SortedMap<Integer, String> members = new TreeMap<>();
        dto.family()
                .ifPresent(family -> family.members()
                        .forEach(member ->
                                members.put(member.id(), member.type().name().binary())));
        // A schema knows inherited fields only where they come first.
        Optional<Schema.Inherited> inherited = dto.ancestor()
                .filter(ancestor -> !ancestor.isLast())
                .map(ancestor -> new Schema.Inherited(ancestor.name().binary(), ancestor.fields()));
        Schema schema = Schema.of(dto.schemaName().binary(), fields).asFamily(members);
        Schema whole = inherited.map(schema::extending).orElse(schema);
        return dto.hasSchemaId() ? whole.withSchemaId() : whole;
    }

    /** Whether its messages begin with a schema id. */
    public boolean hasSchemaId() {
        return history.isPresent();
    }

    /** The size of a message, with the schema id if there is one. */
    public Size messageSize() {
        return hasSchemaId() ? size.plus(Size.fixed(SchemaId.SIZE)) : size;
    }

    /** Whether there is nothing in an object that is marshalled or handed to it. */
    public boolean isEmpty() {
        return plan.parts().isEmpty() && dto.parents().isEmpty();
    }

    /** The complete schema as in the source. The code that describes the type may leave parts out. */
    public Schema described() {
        EnumConstants enums = new EnumConstants(dto);
        return schema.withFields(schema.fields().stream()
                .map(field -> new SchemaField(field.name(), field.type().accept(enums), field.since()))
                .toList());
    }

    /** What the marshallers of nested objects need to be passed. */
    private Passing passing() {
        return fields.stream()
                .map(field -> field.codec() instanceof StepCodec step ? step.passing() : Passing.NOTHING)
                .reduce(Passing.NOTHING, Passing::and);
    }

    /** What its own marshaller is passed. */
    public Passing handed() {
        return givenParent()
                .map(parent -> Passing.parent(dto, parent.type()))
                .orElse(needsGraph() ? Passing.GRAPH : Passing.DEPTH);
    }

    /** What its methods for objects that may be null are passed, each time that there are such methods. */
    public List<Passing> handedInTurn() {
        return givenParent().isPresent() ? List.of(handed(), Passing.GRAPH) : List.of(handed());
    }

    /**
     * Its field with {@code @Parent}, if its bodies are passed the value: they need no other object of the message. Then
     * they exist with a graph, too, for all that hold it in another way.
     */
    public Optional<Field> givenParent() {
        return graphs.needsParentAlone(self()) ? Optional.of(dto.parents().get(0)) : Optional.empty();
    }

    /** Whether its bytes contain those of other marshallers, or its own. */
    public boolean nests() {
        return !passing().isNothing();
    }

    /** Whether it, a nested type, or a class of its family needs other objects of the message. */
    public boolean needsGraph() {
        return leadsToGraph()
                || !dto.parents().isEmpty()
                || (isFamily() && passingTo(self()).isGraph());
    }

    /** Whether it is the root of a family, whose marshaller handles all classes of the family. */
    public boolean isFamily() {
        return dto.family().isPresent();
    }

    /**
     * The name of the method that handles its own fields. In a family's root, this name differs from the one for
     * objects of any class of the family.
     *
     * @param verb what the method does
     */
    public String bodyName(String verb) {
        return bodyName(verb, isFamily());
    }

    /** The same for another type. */
    public static String bodyName(String verb, boolean isFamily) {
        return verb + (isFamily ? "OwnFields" : "Fields");
    }

    /** Whether it is an abstract class whose marshaller only serves those of its subclasses. */
    public boolean isCarrier() {
        return dto.isAbstract() && !isFamily();
    }

    /** What the marshaller of another type needs to be passed. */
    public Passing passingTo(MarshalledType type) {
        return graphs.isNeeded(type.name(), type.marshaller()) ? Passing.GRAPH : Passing.DEPTH;
    }

    private MarshalledType self() {
        return new MarshalledType(dto.name(), dto.marshaller());
    }

    /** Whether its nested types need other objects of the message, such as this one. */
    public boolean leadsToGraph() {
        return passing().isGraph();
    }

    private static Shape shape(Dto dto, BoundField bound, List<String> fillers) {
        if (!(bound.codec() instanceof BlockCodec block)) {
            return Shape.step();
        }
        Field field = bound.field();
        boolean own = field.owner().equals(dto.name());
        boolean memory = block.isMemory() && BulkRule.allows(dto, field);
        boolean forward = own && fillers.contains(field.name());
        return new Shape(block.bytes(), memory, field.owner().binary(), forward);
    }
}
