package org.marshal4j.processor.scan.type;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.libraries.ChronicleWireScanner;
import org.marshal4j.processor.libraries.Kotlin;
import org.marshal4j.processor.libraries.KotlinMetadata;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.MixIn;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.TypeTexts;

/** Turns the compiler's types into those of the model. */
public final class TypeRefs {

    private final Program program;
    private final Imports imports;
    private final String home;
    private final TypeMarshallers marshallers;
    private final CustomMarshallers customs;

    /**
     * The types of a program.
     *
     * @param home the package of the code that is generated for them
     * @param marshallers the marshallers that are named for types
     */
    public TypeRefs(Program program, Imports imports, String home, TypeMarshallers marshallers) {
        this.program = program;
        this.imports = imports;
        this.home = home;
        this.marshallers = marshallers;
        this.customs = new CustomMarshallers(program, home);
    }

    /** The same types with other marshallers. */
    public TypeRefs with(TypeMarshallers others) {
        return new TypeRefs(program, imports, home, others);
    }

    /** The same types with the marshaller, if any, that a field names for its elements. It takes precedence. */
    public TypeRefs with(Optional<TypeMarshallers.Entry> forElements) {
        return forElements.map(marshallers::with).map(this::with).orElse(this);
    }

    /** A generic class with type arguments. */
    public TypeRef.OfClass bound(DeclaredType type) {
        return (TypeRef.OfClass) ofClass(type);
    }

    public TypeRef of(TypeMirror type) {
        TypeKind kind = type.getKind();
        if (kind.isPrimitive()) {
            return new TypeRef.OfPrimitive(Primitive.valueOf(kind.name()));
        }
        return switch (kind) {
            case ARRAY -> new TypeRef.OfArray(of(((ArrayType) type).getComponentType()));
            case DECLARED -> ofClass((DeclaredType) type);
            case ERROR -> new TypeRef.Missing(TypeTexts.of(type));
            case TYPEVAR -> new TypeRef.Variable(TypeTexts.of(type));
            default -> new TypeRef.Other(TypeTexts.of(type));
        };
    }

    /** The marshaller of a class that has {@code @Marshal} or is imported. */
    public Optional<Name> marshallerOf(TypeElement type) {
        if (Annotations.has(type, Annotations.MARSHAL)) {
            return Optional.of(program.nameOf(type).generated("Marshaller"));
        }
        return imports.kindOf(type, home)
                .filter(ClassKind.Marshalled.class::isInstance)
                .map(kind -> ((ClassKind.Marshalled) kind).marshaller());
    }

    /** What the source says elsewhere about a class with the given marshaller. */
    public MixIn mixInOf(TypeElement type, Name marshaller) {
        return imports.mixInOf(type, marshaller);
    }

    /** Whether a class with the given marshaller is the root of a family. */
    public boolean isRoot(TypeElement type, Name marshaller, MixIn mixIn) {
        return imports.isRoot(type, marshaller, mixIn);
    }

    /** Whether the import of a class with the given marshaller allows dynamic fields. */
    public boolean isDynamic(TypeElement type, Name marshaller) {
        return imports.isDynamic(type, marshaller);
    }

    /**
     * The annotation that imports a class with the given marshaller, or what an earlier compilation has recorded about
     * it.
     */
    public Optional<AnnotationMirror> importOf(TypeElement type, Name marshaller) {
        return imports.annotationFor(type, marshaller).or(() -> imports.recordedFor(type, marshaller));
    }

    /** The type id that a mix-in gives to an enum. */
    public Optional<Integer> numberOf(TypeElement enumeration) {
        return imports.enumNumbers().of(program.nameOf(enumeration), home);
    }

    /** Tells which classes are marshalled as their elements. */
    public OwnElements elements() {
        return new OwnElements(
                program,
                level -> marshallerOf(level)
                        .filter(marshaller -> imports.isElements(level, marshaller))
                        .isPresent());
    }

    /**
     * Whether the code of a field of the given type writes elements of another type: in arrays, collections and the
     * like, but not inside values that have a marshaller of their own.
     */
    public boolean reaches(TypeMirror type, TypeMirror element) {
        return switch (type.getKind()) {
            case ARRAY -> isOrReaches(((ArrayType) type).getComponentType(), element);
            case DECLARED -> {
                DeclaredType container = (DeclaredType) type;
                yield kindOf((TypeElement) container.asElement(), container) instanceof ClassKind.Plain
                        && container.getTypeArguments().stream().anyMatch(argument -> isOrReaches(argument, element));
            }
            default -> false;
        };
    }

    private boolean isOrReaches(TypeMirror type, TypeMirror element) {
        return program.types().isSameType(type, element) || reaches(type, element);
    }

    private TypeRef ofClass(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        List<TypeRef> arguments = type.getTypeArguments().stream().map(this::of).toList();
        TypeRef.OfClass ref = new TypeRef.OfClass(program.nameOf(element), arguments, kindOf(element, type));
        if (ref.kind() instanceof ClassKind.Plain) {
            return imports.boundEarlier(type, ref, home)
                    .map(bound -> new TypeRef.OfClass(ref.name(), arguments, bound))
                    .orElse(ref);
        }
        return ref.kind() instanceof ClassKind.Marshalled
                ? new TypeRef.OfClass(ref.name(), arguments, imports.bindings().bind(type, ref, home))
                : ref;
    }

    private ClassKind kindOf(TypeElement element, DeclaredType type) {
        boolean isEnum = element.getKind() == ElementKind.ENUM;
        Optional<CustomMarshaller> custom = marshallers
                .findForElements(type)
                .map(marshaller -> customs.describe(marshaller, type))
                .or(() -> Annotations.find(element, Option.MARSHAL_WITH.qualified())
                        // On an enum the annotation has never had an effect, and the bytes must not change.
                        .filter(with -> !isEnum)
                        .flatMap(with -> customs.named(with, type)))
                .or(() -> registered(element, type));
        if (custom.isPresent()) {
            return new ClassKind.Custom(custom.get());
        }
        if (isEnum) {
            return enumeration(element);
        }
        if (!Annotations.has(element, Annotations.MARSHAL)) {
            return imports.kindOf(element, home).orElseGet(() -> plain(element));
        }
        boolean isBean = Beans.isBean(program, element);
        return new ClassKind.Marshalled(
                program.nameOf(element).generated("Marshaller"),
                element.getModifiers().contains(Modifier.ABSTRACT) && !isBean,
                Families.isRoot(element),
                Annotations.has(element, Option.SHARED.qualified()),
                Annotations.isEvolvable(element),
                new ChronicleWireScanner(program).of(element),
                Annotations.isView(element),
                Annotations.isTable(element),
                isBean);
    }

    private Optional<CustomMarshaller> registered(TypeElement element, DeclaredType type) {
        return Annotations.has(element, Annotations.MARSHAL)
                ? Optional.empty()
                : marshallers.find(type).map(marshaller -> customs.describe(marshaller, type));
    }

    private ClassKind enumeration(TypeElement element) {
        Map<String, Integer> numbers = EnumNumbering.of(element);
        return numbers.isEmpty()
                ? constants(element)
                : constants(element)
                        .numbered(numbers, EnumNumbering.integers(program, element, program.nameOf(element), home));
    }

    private ClassKind.Enumeration constants(TypeElement element) {
        List<String> constants = element.getEnclosedElements().stream()
                .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
                .map(member -> member.getSimpleName().toString())
                .toList();
        if (program.isCompiled(element)) {
            // A stub lacks the constants whose names Java cannot have.
            return new ClassKind.Enumeration(
                    KotlinMetadata.of(element)
                            .map(KotlinMetadata::enumConstants)
                            .filter(all -> all.containsAll(constants))
                            .orElse(constants),
                    true,
                    ClassKind.Order.DECLARED);
        }
        return program.classFiles()
                .fieldsOf(program.nameOf(element), program.moduleOf(element))
                .map(fields -> fields.stream().filter(constants::contains).toList())
                .filter(ordered -> ordered.size() == constants.size())
                .map(ordered -> new ClassKind.Enumeration(
                        ordered, false, program.isOfJdk(element) ? ClassKind.Order.SHOWN : ClassKind.Order.DECLARED))
                .orElseGet(() -> new ClassKind.Enumeration(
                        constants,
                        false,
                        program.classFiles().areShownInOrder() ? ClassKind.Order.SHOWN : ClassKind.Order.UNKNOWN));
    }

    private ClassKind plain(TypeElement element) {
        return new ClassKind.Plain(sortOf(element), program.isCompiled(element));
    }

    private ClassKind.Sort sortOf(TypeElement element) {
        if (element.getKind().isInterface()) {
            return Annotations.has(element, FunctionalInterface.class.getName())
                    ? ClassKind.Sort.FUNCTION
                    : ClassKind.Sort.INTERFACE;
        }
        if (element.getModifiers().contains(Modifier.ABSTRACT)) {
            return ClassKind.Sort.ABSTRACT_CLASS;
        }
        if (Kotlin.isValueClass(element)) {
            return ClassKind.Sort.VALUE_CLASS;
        }
        return new JdkState(program).isBehind(element) ? ClassKind.Sort.OF_JDK : ClassKind.Sort.CLASS;
    }
}
