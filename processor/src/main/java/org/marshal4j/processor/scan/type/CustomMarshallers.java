package org.marshal4j.processor.scan.type;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.CustomMarshaller.Fault;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.TypeTexts;
import org.marshal4j.processor.program.Visibilities;
import org.marshal4j.schema.wire.WireType;

/**
 * Finds the hand-written marshallers that {@code @MarshalWith} names.
 *
 * @param home the package of the generated code that uses them
 */
public record CustomMarshallers(Program program, String home) {
    private static final String FIELD_MARSHALLER = "org.marshal4j.runtime.FieldMarshaller";
    private static final String FIXED = "org.marshal4j.runtime.FixedFieldMarshaller";

    private static final String WRITES_NULL = "org.marshal4j.runtime.WritesNull";

    /**
     * The marshaller that an annotation names, if its class exists.
     *
     * @param values the type of the values for which it is named
     */
    public Optional<CustomMarshaller> named(AnnotationMirror with, TypeMirror values) {
        return Annotations.types(with, "value").stream()
                .findFirst()
                .flatMap(program::elementOf)
                .filter(type -> type.asType().getKind() != TypeKind.ERROR)
                .map(type -> describe(type, values));
    }

    /** The type of the values that a class marshals; empty if it is not a marshaller. */
    public static Optional<TypeMirror> valuesOf(Program program, TypeElement marshaller) {
        return valuesOf(program, marshaller, FIXED).or(() -> valuesOf(program, marshaller, FIELD_MARSHALLER));
    }

    /** A class as a marshaller of values of the given type. */
    CustomMarshaller describe(TypeElement type, TypeMirror values) {
        Optional<TypeMirror> fixed = valuesOf(program, type, FIXED);
        Optional<TypeMirror> marshals = fixed.or(() -> valuesOf(program, type, FIELD_MARSHALLER));
        boolean instance = hasInstance(type);
        Optional<String> unusable = unusable(type, instance);
        int size = fixed.isPresent() ? constant(type, "SIZE").orElse(0) : 0;
        if (marshals.isEmpty()) {
            return faulty(type, Fault.NO_MARSHALLER, "");
        }
        if (unusable.isPresent()) {
            return faulty(type, Fault.NO_OBJECT, unusable.get());
        }
        if (!program.types().isSameType(marshals.get(), values)) {
            return faulty(type, Fault.OTHER_TYPE, TypeTexts.of(marshals.get()));
        }
        if (fixed.isPresent() && size < 1) {
            String why = constant(type, "SIZE").map(given -> "SIZE is " + given).orElse("it has no constant SIZE");
            return faulty(type, Fault.NO_SIZE, why);
        }
        return new CustomMarshaller(
                program.nameOf(type),
                fixed.isPresent(),
                size,
                versionOf(type),
                writesNull(type),
                instance,
                Fault.NONE,
                "");
    }

    private boolean writesNull(TypeElement type) {
        return program.supertypes().supertype(type.asType(), WRITES_NULL).isPresent();
    }

    private CustomMarshaller faulty(TypeElement type, Fault fault, String about) {
        return new CustomMarshaller(program.nameOf(type), false, 0, WireType.Custom.FIRST, false, false, fault, about);
    }

    /** The type of the values of a class that implements the given interface. */
    private static Optional<TypeMirror> valuesOf(Program program, TypeElement marshaller, String of) {
        return program.supertypes()
                .supertype(marshaller.asType(), of)
                .map(DeclaredType::getTypeArguments)
                .map(arguments -> arguments.isEmpty() ? marshaller.asType() : arguments.get(0));
    }

    private Optional<String> unusable(TypeElement type, boolean instance) {
        if (!program.isVisibleFrom(home, type)) {
            return Optional.of("is not visible to it");
        }
        if (instance) {
            return Optional.empty();
        }
        if (type.getKind() != ElementKind.CLASS || type.getModifiers().contains(Modifier.ABSTRACT)) {
            return Optional.of(type.getKind() == ElementKind.CLASS ? "is abstract" : "is not a class");
        }
        if (!type.getTypeParameters().isEmpty()) {
            return Optional.of("is generic");
        }
        if (type.getNestingKind().isNested() && !type.getModifiers().contains(Modifier.STATIC)) {
            return Optional.of("is an inner class");
        }
        boolean found = ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .anyMatch(constructor -> isUsable(type, constructor));
        return found ? Optional.empty() : Optional.of("has no accessible constructor without parameters");
    }

    private boolean isUsable(TypeElement type, ExecutableElement constructor) {
        return constructor.getParameters().isEmpty()
                && constructor.getThrownTypes().isEmpty()
                && program.isUsableFrom(home, type, Visibilities.of(constructor));
    }

    /** Whether the class has a constant {@code INSTANCE} of its own type. */
    private boolean hasInstance(TypeElement type) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals("INSTANCE"))
                .filter(CustomMarshallers::isPublicConstant)
                .anyMatch(field -> program.types().isSameType(field.asType(), type.asType()));
    }

    /** The constant {@code VERSION}. Smaller numbers than that of the first version mean nothing else. */
    private static int versionOf(TypeElement marshaller) {
        return Math.max(WireType.Custom.FIRST, constant(marshaller, "VERSION").orElse(WireType.Custom.FIRST));
    }

    private static Optional<Integer> constant(TypeElement marshaller, String name) {
        return ElementFilter.fieldsIn(marshaller.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(name))
                .filter(CustomMarshallers::isPublicConstant)
                .map(VariableElement::getConstantValue)
                .filter(Integer.class::isInstance)
                .map(Integer.class::cast)
                .findFirst();
    }

    private static boolean isPublicConstant(VariableElement field) {
        return field.getModifiers().contains(Modifier.PUBLIC)
                && field.getModifiers().contains(Modifier.STATIC)
                && field.getModifiers().contains(Modifier.FINAL);
    }
}
