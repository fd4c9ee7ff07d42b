package org.marshal4j.processor.nested;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.binding.Codecs;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.NestedGraph;
import org.marshal4j.processor.codec.NestedSize;
import org.marshal4j.processor.codec.ObjectVariable;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Family;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Visibilities;
import org.marshal4j.processor.scan.DtoScanner;
import org.marshal4j.processor.scan.RecordedMarshallers;
import org.marshal4j.processor.scan.Scanned;
import org.marshal4j.processor.scan.type.Imports;

/** The types with marshallers that a type contains, according to the codecs of its fields. */
public final class NestedTypes {

    /**
     * The facts about one type.
     *
     * @param types the types that it contains, or that are of its family
     * @param held those of them that it holds itself, and whose class is known
     * @param isPlain whether its objects are of exactly this class and filled once they exist, and whether their
     *     variable is free in the methods that move what they hold
     * @param parents its fields with {@code @Parent}
     * @param refers whether one of its fields keeps the identity of objects
     * @param ways the fields through which an object could contain itself, each with the types that it holds
     * @param family the classes of its family, if it is the root of one
     * @param constructed whether only a constructor makes it, so that nothing inside it can refer to it
     * @param recorded whether its class file says that it needs a graph; the class file does not record the rest
     * @param parent the class of its parent, if its methods can be passed it instead of a graph, unless they need more
     */
    public record Contents(
            Set<MarshalledType> types,
            Set<MarshalledType> held,
            boolean isPlain,
            List<Field> parents,
            boolean refers,
            Map<String, Set<MarshalledType>> ways,
            List<MarshalledType> family,
            boolean constructed,
            boolean recorded,
            Optional<String> parent) {

        private static Contents nothing(boolean recorded, Optional<String> parent) {
            return new Contents(
                    Set.of(), Set.of(), false, List.of(), false, Map.of(), List.of(), true, recorded, parent);
        }
    }

    private final Program program;
    private final DtoScanner scanner;
    private final NestedSize sizes;
    private final RecordedMarshallers recorded;
    private final Map<MarshalledType, Contents> known = new HashMap<>();

    public NestedTypes(Program program, Imports imports, DtoScanner scanner, NestedSize sizes) {
        this.program = program;
        this.scanner = scanner;
        this.sizes = sizes;
        this.recorded = new RecordedMarshallers(program, imports);
    }

    /** Types, and all that they contain, or that are of their families; the nearest first. */
    public Set<MarshalledType> reachable(Set<MarshalledType> first) {
        Set<MarshalledType> seen = new LinkedHashSet<>(first);
        Deque<MarshalledType> toLookAt = new ArrayDeque<>(first);
        while (!toLookAt.isEmpty()) {
            of(toLookAt.remove()).types().stream().filter(seen::add).forEach(toLookAt::add);
        }
        return seen;
    }

    /** The facts about a type. */
    public Contents of(MarshalledType asked) {
        return known.computeIfAbsent(
                asked,
                key -> recorded.needsGraph(key.name(), key.marshaller())
                        .map(graph -> Contents.nothing(graph, recorded.parentOf(key.name(), key.marshaller())))
                        .or(() -> scanner.scan(key.name(), key.marshaller())
                                .flatMap(Scanned::dto)
                                .map(this::lookAt))
                        .orElseGet(() -> Contents.nothing(false, Optional.empty())));
    }

    /** The declaration of a type; empty if its marshaller is in a class file, which records less. */
    public Optional<Dto> declared(MarshalledType asked) {
        return recorded.needsGraph(asked.name(), asked.marshaller()).isPresent()
                ? Optional.empty()
                : scanner.scan(asked.name(), asked.marshaller()).flatMap(Scanned::dto);
    }

    /** Whether a type is a class, given by its qualified name, or a subclass. */
    public boolean isOf(MarshalledType type, String asked) {
        return program.isSubtype(type.name().qualified(), asked);
    }

    /** The codec of a field; empty if it is not known yet, or if subclasses choose it. */
    public Optional<Codec> codecOf(Field field) {
        return bind(field, (name, marshaller) -> false);
    }

    private Contents lookAt(Dto dto) {
        List<MarshalledType> family = dto.family().map(Family::members).orElse(List.of()).stream()
                .map(Family.Member::type)
                .toList();
        Set<MarshalledType> types = new LinkedHashSet<>(family);
        Set<MarshalledType> held = new HashSet<>();
        Set<MarshalledType> dynamic = new HashSet<>(family);
        Map<String, Set<MarshalledType>> ways = new LinkedHashMap<>();
        boolean refers = false;
        for (Field field : dto.fields()) {
            Set<MarshalledType> nested = new LinkedHashSet<>();
            boolean shared = collect(field, nested);
            types.addAll(nested);
            (field.options().has(Option.DYNAMIC) ? dynamic : held).addAll(nested);
            refers |= shared;
            if (!shared && !field.acyclic()) {
                ways.put(field.name(), nested);
            }
        }
        boolean constructed = (dto.construction() instanceof Construction.FromFields
                        || dto.construction() instanceof Construction.ByHiddenConstructor)
                && dto.fields().stream().noneMatch(Field::filled);
        held.removeAll(dynamic);
        return new Contents(
                types, held, isPlain(dto), dto.parents(), refers, ways, family, constructed, false, parentOf(dto));
    }

    private Optional<String> parentOf(Dto dto) {
        return isPlain(dto)
                        && dto.parents().size() == 1
                        && dto.parents().get(0).type() instanceof TypeRef.OfClass parent
                        && parent.arguments().isEmpty()
                        && parent.kind() instanceof ClassKind.Marshalled
                        && isExposedWith(dto, parent.name())
                ? Optional.of(parent.name().qualified())
                : Optional.empty();
    }

    /** Whether all code that can call the marshaller's methods can name a class, as far as one module knows. */
    private boolean isExposedWith(Dto dto, Name parent) {
        return !dto.is(Dto.Trait.PUBLIC)
                || (dto.marshaller().packageName().equals(parent.packageName())
                        && program.find(parent.qualified())
                                .filter(Visibilities::isPublic)
                                .isPresent());
    }

    private static boolean isPlain(Dto dto) {
        return dto.kind() == Dto.Kind.CLASS
                && dto.isMutable()
                && !dto.isEvolvable()
                && dto.family().isEmpty()
                && dto.bound().isEmpty()
                && ObjectVariable.isFreeInside(dto);
    }

    /** The types that a field contains. */
    public Set<MarshalledType> nestedIn(Field field) {
        Set<MarshalledType> types = new LinkedHashSet<>();
        collect(field, types);
        return types;
    }

    /** The types whose bytes a field would contain, whether or not they are valid. */
    public Set<MarshalledType> askedForBy(Field field) {
        Set<MarshalledType> asked = new LinkedHashSet<>();
        if (mayContainOthers(field)
                && !field.type().isIncomplete()
                && !field.type().isOpen()) {
            NestedSize noting = new NestedSize() {
                @Override
                public Size of(Name type, Name marshaller) {
                    asked.add(new MarshalledType(type, marshaller));
                    return sizes.of(type, marshaller);
                }

                @Override
                public boolean isRefilled(Name type, Name marshaller) {
                    return sizes.isRefilled(type, marshaller);
                }
            };
            new Codecs(noting).bind(new FieldRequest(field.type(), field.options()));
        }
        return asked;
    }

    /** Whether a field itself keeps the identity of objects. */
    public boolean keepsIdentity(Field field) {
        return collect(field, new LinkedHashSet<>());
    }

    /** Adds the types that a field contains; returns whether it keeps their identity. */
    private boolean collect(Field field, Set<MarshalledType> types) {
        // Of types that are said to need no graph, only a shared reference leads to one.
        return mayContainOthers(field)
                && bind(field, (name, marshaller) -> {
                            types.add(new MarshalledType(name, marshaller));
                            return false;
                        })
                        .filter(codec -> codec instanceof StepCodec step
                                && step.passing().isGraph())
                        .isPresent();
    }

    /** Spares most fields of most types a search for their codecs. */
    private static boolean mayContainOthers(Field field) {
        return !(field.type() instanceof TypeRef.OfPrimitive);
    }

    private Optional<Codec> bind(Field field, NestedGraph ofNested) {
        if (field.type().isIncomplete() || field.type().isOpen()) {
            return Optional.empty();
        }
        Binding binding = new Codecs(sizes, ofNested).bind(new FieldRequest(field.type(), field.options()));
        return binding instanceof Binding.Bound bound ? Optional.of(bound.codec()) : Optional.empty();
    }
}
