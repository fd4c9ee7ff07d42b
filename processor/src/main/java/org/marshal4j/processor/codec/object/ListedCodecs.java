package org.marshal4j.processor.codec.object;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.codec.value.Immutables;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.ListedType;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;

/** Finds the codecs of the classes that {@code @Dynamic} lists. */
final class ListedCodecs {

    private static final Set<String> CONTAINERS = Set.of(
            "java.util.List",
            "java.util.ArrayList",
            "java.util.LinkedList",
            "java.util.Map",
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.TreeMap");

    private final FieldRequest request;
    private final CodecFinder codecs;
    private final List<Listed> found = new ArrayList<>();

    private ListedCodecs(FieldRequest request, CodecFinder codecs) {
        this.request = request;
        this.codecs = codecs;
    }

    /**
     * A listed class.
     *
     * @param id its type id
     * @param name its name
     * @param codec the codec of non-null values
     */
    record Listed(int id, Name name, StepCodec codec) {}

    /** The result: the codecs, in the order of their numbers, or why the field has none. */
    record Result(List<Listed> codecs, Optional<Binding> obstacle) {}

    static Result of(FieldRequest request, CodecFinder codecs) {
        ListedCodecs list = new ListedCodecs(request, codecs);
        Optional<Binding> obstacle = list.find();
        return new Result(list.found, obstacle);
    }

    private Optional<Binding> find() {
        List<ListedType> types = request.options().listed();
        if (types.stream().anyMatch(listed -> listed.type() instanceof TypeRef.Missing)) {
            return Optional.of(new Binding.Pending());
        }
        for (ListedType listed : types) {
            Optional<Binding> obstacle = obstacleTo(listed.type()).or(() -> add(listed));
            if (obstacle.isPresent()) {
                return obstacle;
            }
        }
        found.sort((one, other) -> Integer.compare(one.id(), other.id()));
        return sameId();
    }

    private Optional<Binding> add(ListedType listed) {
        TypeRef.OfClass type = (TypeRef.OfClass) listed.type();
        if (found.stream().anyMatch(other -> other.name().equals(type.name()))) {
            return refused(Diagnostic.BAD_ARGUMENT, "@Dynamic lists " + type + " twice");
        }
        if (listed.id().isEmpty()) {
            return refused(Diagnostic.LISTED_WITHOUT_ID, type, unusedId());
        }
        int id = listed.id().get();
        if (id < 0) {
            return refused(Diagnostic.BAD_ARGUMENT, "@TypeId(" + id + ") of " + type + " is negative");
        }
        Binding binding = codecs.bind(request.listed(type));
        if (binding instanceof Binding.Bound bound && bound.codec() instanceof StepCodec step) {
            found.add(new Listed(id, type.name(), step));
            return Optional.empty();
        }
        return Optional.of(binding);
    }

    private Optional<Binding> sameId() {
        Map<Integer, Name> byId = new HashMap<>();
        for (Listed listed : found) {
            Name other = byId.putIfAbsent(listed.id(), listed.name());
            if (other != null) {
                return refused(
                        Diagnostic.LISTED_SAME_ID, other.simple(), listed.name().simple(), listed.id(), unusedId());
            }
        }
        return Optional.empty();
    }

    private int unusedId() {
        return request.options().listed().stream()
                        .flatMap(listed -> listed.id().stream())
                        .mapToInt(Integer::intValue)
                        .max()
                        .orElse(-1)
                + 1;
    }

    private Optional<Binding> obstacleTo(TypeRef type) {
        if (!(type instanceof TypeRef.OfClass named)) {
            boolean isAlready =
                    type instanceof TypeRef.OfPrimitive || type.toString().equals("byte[]");
            return isAlready ? refused(Diagnostic.LISTED_ALREADY, type) : withoutMarshaller(type);
        }
        if (named.kind() instanceof ClassKind.Enumeration || named.kind() instanceof ClassKind.Contested) {
            return Optional.empty();
        }
        if (named.kind() instanceof ClassKind.Unbound) {
            return noClass(named, "generic", "List a class that extends it with types in place of the type variables");
        }
        if (!(named.kind() instanceof ClassKind.Marshalled marshalled)) {
            return isAlready(named) ? refused(Diagnostic.LISTED_ALREADY, type) : withoutMarshaller(type);
        }
        if (marshalled.isFamily()) {
            return noClass(named, "the root of a family", "List the classes of the family, or declare a field of it");
        }
        if (marshalled.isBean()) {
            return noClass(named, "an interface", "List classes with @Marshal, or declare a field of the interface");
        }
        return marshalled.isAbstract()
                ? noClass(named, "abstract", "List the classes that extend it")
                : Optional.empty();
    }

    private static boolean isAlready(TypeRef.OfClass type) {
        return CONTAINERS.contains(type.name().qualified()) || Immutables.areDynamic(type);
    }

    private static Optional<Binding> withoutMarshaller(TypeRef type) {
        boolean isCompiled = type instanceof TypeRef.OfClass named
                && named.kind() instanceof ClassKind.Plain plain
                && plain.isCompiled();
        return refused(
                Diagnostic.LISTED_WITHOUT_MARSHALLER,
                type,
                isCompiled
                        ? "Add @Marshal to it, or remove it from the list"
                        : "Import it with @MarshalImport, or remove it from the list");
    }

    private static Optional<Binding> noClass(TypeRef.OfClass type, String why, String remedy) {
        return refused(Diagnostic.LISTED_NO_CLASS, type, why, remedy);
    }

    private static Optional<Binding> refused(Diagnostic diagnostic, Object... arguments) {
        return Optional.of(new Binding.Refused(diagnostic, arguments));
    }
}
