package org.marshal4j.processor.libraries;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.Source;

/** What a class has to do with Chronicle's interfaces. */
public final class Chronicle {
    /** What generated code needs for Chronicle Bytes: Chronicle's interface of DTOs, and ours of marshallers. */
    public static final List<String> MARSHALLING_BYTES =
            List.of("net.openhft.chronicle.bytes.BytesMarshallable", "org.marshal4j.chronicle.ChronicleMarshaller");

    private static final String VALIDATABLE = "net.openhft.chronicle.core.io.Validatable";

    /** The interfaces by which Chronicle knows a DTO that it can write to or read from Bytes. */
    private static final List<String> MARSHALLABLE = List.of(
            "net.openhft.chronicle.bytes.BytesMarshallable",
            "net.openhft.chronicle.bytes.WriteBytesMarshallable",
            "net.openhft.chronicle.bytes.ReadBytesMarshallable");

    /** How the names of the parameters of their methods begin. */
    public static final String BYTES = "net.openhft.chronicle.bytes.Bytes";

    private final Source source;

    public Chronicle(Source source) {
        this.source = source;
    }

    public boolean isValidatable(TypeElement type) {
        return source.supertypes().isSubtype(type, VALIDATABLE);
    }

    /** Whether a class is a {@code BytesMarshallable} by more than what is generated for it or its superclasses. */
    public boolean isBytesMarshallable(TypeElement type) {
        return source.supertypes()
                .isSubtype(type, MARSHALLABLE.get(0), parent -> !Annotations.has(parent, Annotations.GENERATED));
    }

    /** The simple name of the Chronicle interface that a class implements, if it implements one. */
    public Optional<String> marshallableOf(TypeElement type) {
        return MARSHALLABLE.stream()
                .filter(name -> source.supertypes().isSubtype(type, name))
                .map(name -> name.substring(name.lastIndexOf('.') + 1))
                .findFirst();
    }

    /**
     * Whether a class declares that it implements the interface that is generated for it. While that is being generated it
     * does not exist, so that only its name can be compared.
     */
    public boolean implementsGenerated(TypeElement type) {
        String generated = source.nameOf(type).generated("Marshallable").qualified();
        String simple = generated.substring(generated.lastIndexOf('.') + 1);
        return type.getInterfaces().stream()
                .map(TypeMirror::toString)
                .map(name -> name.substring(name.lastIndexOf(' ') + 1))
                .anyMatch(name -> name.equals(generated) || name.equals(simple));
    }

    /** The nearest superclass that implements the interface that is generated for it. */
    public Optional<TypeElement> superclassWithGenerated(TypeElement type) {
        for (Optional<TypeElement> up = source.supertypes().superclassOf(type);
                up.isPresent();
                up = source.supertypes().superclassOf(up.get())) {
            if (Annotations.has(up.get(), Annotations.MARSHAL) && implementsGenerated(up.get())) {
                return up;
            }
        }
        return Optional.empty();
    }

    /**
     * The superclass with a concrete method of that name, which would win over the generated default method.
     *
     * @param parameter how the name of the type of its only parameter begins
     */
    public Optional<TypeElement> superclassWithConcrete(TypeElement type, String method, String parameter) {
        for (Optional<TypeElement> up = source.supertypes().superclassOf(type);
                up.isPresent();
                up = source.supertypes().superclassOf(up.get())) {
            boolean found = ElementFilter.methodsIn(up.get().getEnclosedElements()).stream()
                    .filter(candidate -> candidate.getSimpleName().contentEquals(method))
                    .filter(candidate -> !candidate.getModifiers().contains(Modifier.ABSTRACT))
                    .anyMatch(candidate -> ChronicleWireScanner.takes(candidate, parameter));
            if (found) {
                return up;
            }
        }
        return Optional.empty();
    }

    /** Whether a class or one of its superclasses has methods of its own for what Chronicle would otherwise do by reflection. */
    public boolean isWrittenByHand(TypeElement type) {
        return (!source.supertypes().isSubtype(type, MARSHALLABLE.get(1)) || hasConcrete(type, "writeMarshallable"))
                && (!source.supertypes().isSubtype(type, MARSHALLABLE.get(2)) || hasConcrete(type, "readMarshallable"));
    }

    private boolean hasConcrete(TypeElement type, String method) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                        .filter(candidate -> candidate.getSimpleName().contentEquals(method))
                        .anyMatch(candidate -> ChronicleWireScanner.takes(candidate, BYTES))
                || superclassWithConcrete(type, method, BYTES).isPresent();
    }
}
