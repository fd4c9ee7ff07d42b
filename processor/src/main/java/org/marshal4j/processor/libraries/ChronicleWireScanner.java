package org.marshal4j.processor.libraries;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.ChronicleWireOptions;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.LongConverter;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;

/** How a class relates to Chronicle Wire, judged by names. */
public record ChronicleWireScanner(Program program) {
    static final String MARSHALLABLE = "net.openhft.chronicle.wire.Marshallable";

    private static final String WRITE_MARSHALLABLE = "net.openhft.chronicle.wire.WriteMarshallable";
    private static final String LONG_CONVERSION = "net.openhft.chronicle.wire.LongConversion";

    /**
     * Declares methods that write only what differs from the defaults, and keep the values of missing fields. They
     * override generated ones.
     */
    private static final String CONFIGURATION = "net.openhft.chronicle.wire.AbstractMarshallableCfg";

    private static final String AS_MARSHALLABLE = "net.openhft.chronicle.wire.AsMarshallable";
    private static final String COMMENT = "net.openhft.chronicle.wire.Comment";
    private static final String FIELD_ORDER = "net.openhft.chronicle.wire.FieldOrder";

    /** A class of the module that generated code needs. */
    private static final String SUPPORT = "org.marshal4j.wire.Sequences";

    /** How objects of a class with {@code @Marshal} are written to wires. */
    public ClassKind.InChronicleWire of(TypeElement type) {
        if (!program.supertypes().isSubtype(type, WRITE_MARSHALLABLE)) {
            return ClassKind.InChronicleWire.NOT;
        }
        if (program.find(SUPPORT).isEmpty()
                || isByHand(type)
                || program.supertypes().isSubtype(type, CONFIGURATION)) {
            return ClassKind.InChronicleWire.BY_CHRONICLE_WIRE;
        }
        return type.getKind() == ElementKind.RECORD
                ? ClassKind.InChronicleWire.GENERATED_RECORD
                : ClassKind.InChronicleWire.GENERATED;
    }

    /** Whether objects of a class are also read from wires. */
    public boolean isMarshallable(TypeElement type) {
        return program.supertypes().isSubtype(type, MARSHALLABLE);
    }

    /** Whether a class has its own method that writes it. It then has to read itself too. */
    private static boolean isByHand(TypeElement type) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .anyMatch(method -> method.getSimpleName().contentEquals("writeMarshallable")
                        && takes(method, "net.openhft.chronicle.wire.WireOut"));
    }

    /**
     * Whether it is a method with one parameter whose class name begins with the given text. The text of the
     * parameter's type would not do: newer compilers include annotations from class files in it.
     */
    public static boolean takes(ExecutableElement method, String type) {
        return method.getParameters().size() == 1 && isOf(method.getParameters().get(0), type);
    }

    private static boolean isOf(VariableElement parameter, String type) {
        return parameter.asType() instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement element
                && element.getQualifiedName().toString().startsWith(type);
    }

    /** The options that annotations set for a field. */
    public ChronicleWireOptions optionsOf(Element field) {
        return new ChronicleWireOptions(
                converterOf(field),
                Annotations.find(field, COMMENT)
                        .flatMap(comment ->
                                Annotations.strings(comment, "value").stream().findFirst()),
                Annotations.has(field, AS_MARSHALLABLE));
    }

    /** Whether a class, or a superclass, has a method that is told of unknown fields. */
    public boolean takesUnexpectedFields(TypeElement type) {
        return program.supertypes()
                .levels(type)
                .flatMap(level -> ElementFilter.methodsIn(level.getEnclosedElements()).stream())
                .anyMatch(method -> method.getSimpleName().contentEquals("unexpectedField")
                        && method.getParameters().size() == 2
                        && isOf(method.getParameters().get(0), "java.lang.Object")
                        && isOf(method.getParameters().get(1), "net.openhft.chronicle.wire.ValueIn"));
    }

    /** The class, or superclass, whose {@code @FieldOrder} differs from the order in which its fields are declared. */
    public Optional<TypeElement> reordered(TypeElement type) {
        return program.supertypes()
                .levels(type)
                .filter(level -> Annotations.find(level, FIELD_ORDER)
                        .filter(order -> !Annotations.strings(order, "value").equals(namesOf(level)))
                        .isPresent())
                .findFirst();
    }

    private static List<String> namesOf(TypeElement type) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                .filter(field -> !field.getModifiers().contains(Modifier.TRANSIENT))
                .map(field -> field.getSimpleName().toString())
                .toList();
    }

    /** The converter that {@code @LongConversion} names, on the field or on an annotation of the field. */
    private Optional<LongConverter> converterOf(Element field) {
        return field.getAnnotationMirrors().stream()
                .map(this::converterOf)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<LongConverter> converterOf(AnnotationMirror mirror) {
        TypeElement annotation = (TypeElement) mirror.getAnnotationType().asElement();
        return annotation.getQualifiedName().contentEquals(LONG_CONVERSION)
                ? converterIn(mirror)
                : Annotations.find(annotation, LONG_CONVERSION).flatMap(this::converterIn);
    }

    private Optional<LongConverter> converterIn(AnnotationMirror conversion) {
        List<? extends AnnotationValue> values =
                List.copyOf(conversion.getElementValues().values());
        return values.size() == 1 && values.get(0).getValue() instanceof TypeMirror named
                ? program.elementOf(named)
                        .map(type -> new LongConverter(
                                program.nameOf(type),
                                ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                                        .anyMatch(field -> field.getSimpleName().contentEquals("INSTANCE"))))
                : Optional.empty();
    }
}
