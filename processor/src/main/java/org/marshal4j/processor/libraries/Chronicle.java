package org.marshal4j.processor.libraries;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;

/** How a class relates to Chronicle's interfaces. */
public record Chronicle(Program program) {
    /**
     * The classes that generated code needs for Chronicle Bytes: Chronicle's interface of DTOs, and our interface of
     * marshallers.
     */
    public static final List<String> MARSHALLING_BYTES =
            List.of("net.openhft.chronicle.bytes.BytesMarshallable", "org.marshal4j.chronicle.ChronicleMarshaller");

    private static final String VALIDATABLE = "net.openhft.chronicle.core.io.Validatable";

    /** The interfaces that tell Chronicle that it can write a DTO to Bytes, or read it from Bytes. */
    private static final List<String> MARSHALLABLE = List.of(
            "net.openhft.chronicle.bytes.BytesMarshallable",
            "net.openhft.chronicle.bytes.WriteBytesMarshallable",
            "net.openhft.chronicle.bytes.ReadBytesMarshallable");

    /** The beginnings of the names of their methods' parameters. */
    public static final String BYTES = "net.openhft.chronicle.bytes.Bytes";

    public boolean isValidatable(TypeElement type) {
        return program.supertypes().isSubtype(type, VALIDATABLE);
    }

    /**
     * Whether a class is a {@code BytesMarshallable} for another reason than its generated interface or its
     * superclasses' ones.
     */
    public boolean isBytesMarshallable(TypeElement type) {
        return program.supertypes()
                .isSubtype(type, MARSHALLABLE.get(0), parent -> !Annotations.has(parent, Annotations.GENERATED));
    }

    /** The simple name of the Chronicle interface that a class implements, if it does. */
    public Optional<String> marshallableOf(TypeElement type) {
        return MARSHALLABLE.stream()
                .filter(name -> program.supertypes().isSubtype(type, name))
                .map(name -> name.substring(name.lastIndexOf('.') + 1))
                .findFirst();
    }

    /**
     * Whether a class declares that it implements its generated interface. That interface does not exist while it is
     * being generated, so only the name can be compared.
     */
    public boolean implementsGenerated(TypeElement type) {
        String generated = program.nameOf(type).generated("Marshallable").qualified();
        String simple = generated.substring(generated.lastIndexOf('.') + 1);
        return type.getInterfaces().stream()
                .map(TypeMirror::toString)
                .map(name -> name.substring(name.lastIndexOf(' ') + 1))
                .anyMatch(name -> name.equals(generated) || name.equals(simple));
    }

    /** The nearest superclass that implements its own generated interface. */
    public Optional<TypeElement> superclassWithGenerated(TypeElement type) {
        return superclasses(type)
                .filter(up -> Annotations.has(up, Annotations.MARSHAL) && implementsGenerated(up))
                .findFirst();
    }

    private Stream<TypeElement> superclasses(TypeElement type) {
        return program.supertypes().levels(type).skip(1);
    }

    /**
     * The superclass with a concrete method of that name. The method would override the generated default method.
     *
     * @param parameter the beginning of the name of its only parameter's type
     */
    public Optional<TypeElement> superclassWithConcrete(TypeElement type, String method, String parameter) {
        return superclasses(type)
                .filter(up -> ElementFilter.methodsIn(up.getEnclosedElements()).stream()
                        .filter(candidate -> candidate.getSimpleName().contentEquals(method))
                        .filter(candidate -> !candidate.getModifiers().contains(Modifier.ABSTRACT))
                        .anyMatch(candidate -> ChronicleWireScanner.takes(candidate, parameter)))
                .findFirst();
    }

    /** Whether a class or one of its superclasses implements methods that replace Chronicle's reflection. */
    public boolean isWrittenByHand(TypeElement type) {
        return (!program.supertypes().isSubtype(type, MARSHALLABLE.get(1)) || hasConcrete(type, "writeMarshallable"))
                && (!program.supertypes().isSubtype(type, MARSHALLABLE.get(2))
                        || hasConcrete(type, "readMarshallable"));
    }

    private boolean hasConcrete(TypeElement type, String method) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                        .filter(candidate -> candidate.getSimpleName().contentEquals(method))
                        .anyMatch(candidate -> ChronicleWireScanner.takes(candidate, BYTES))
                || superclassWithConcrete(type, method, BYTES).isPresent();
    }
}
