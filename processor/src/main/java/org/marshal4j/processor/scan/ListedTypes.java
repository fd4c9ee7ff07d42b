package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.ListedType;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.type.TypeRefs;

/** Reads the classes that {@code @Dynamic} lists. */
record ListedTypes(Program program) {
    private static final String CLASSES = "dynamicClasses";

    /** The listed types, as types of the compiler. */
    static List<TypeMirror> named(Element annotated) {
        return Annotations.find(annotated, Option.DYNAMIC.qualified())
                .map(dynamic -> Annotations.types(dynamic, "value"))
                .orElse(List.of());
    }

    /** The classes listed on a field, each with its type id. */
    List<ListedType> of(Element annotated, TypeRefs types) {
        return Annotations.find(annotated, Option.DYNAMIC.qualified())
                .map(dynamic -> in(dynamic, "value", types))
                .orElse(List.of());
    }

    /** The classes that an annotation lists in the given element, each with its type id. */
    private List<ListedType> in(AnnotationMirror annotation, String member, TypeRefs types) {
        return Annotations.elements(annotation, member).stream()
                .map(AnnotationValue::getValue)
                .map(each -> each instanceof TypeMirror type && type.getKind() != TypeKind.ERROR
                        ? listed(type, types)
                        // It does not exist yet. Compilers represent that in different ways.
                        : new ListedType(new TypeRef.Missing(each.toString()), Optional.empty()))
                .toList();
    }

    /** What the import of a class with the given marshaller says about its fields that can hold anything. */
    DynamicByImport byImport(TypeElement type, Name marshaller, TypeRefs types) {
        boolean applies = types.isDynamic(type, marshaller);
        Optional<AnnotationMirror> annotation = types.importOf(type, marshaller).filter(found -> applies);
        return new DynamicByImport(
                applies,
                annotation
                        .map(found -> isRecord(found)
                                ? recorded(Annotations.strings(found, CLASSES), types)
                                : in(found, CLASSES, types))
                        .orElse(List.of()));
    }

    private static boolean isRecord(AnnotationMirror annotation) {
        return ((TypeElement) annotation.getAnnotationType().asElement())
                .getQualifiedName()
                .contentEquals(Annotations.GENERATED);
    }

    /** The classes that an earlier compilation recorded, each as its name and its type id. */
    private List<ListedType> recorded(List<String> texts, TypeRefs types) {
        return texts.stream()
                .map(text -> text.split(" "))
                .map(parts -> new ListedType(
                        program.find(parts[0])
                                .map(type -> listed(type.asType(), types).type())
                                .orElseGet(() -> new TypeRef.Missing(parts[0])),
                        Optional.of(Integer.valueOf(parts[1]))))
                .toList();
    }

    private ListedType listed(TypeMirror type, TypeRefs types) {
        // A class literal does not tell the type arguments of a generic class.
        TypeRef ref =
                types.of(type.getKind() == TypeKind.DECLARED ? program.types().erasure(type) : type);
        return new ListedType(ref, program.elementOf(type).flatMap(element -> idOf(element, types)));
    }

    private static Optional<Integer> idOf(TypeElement type, TypeRefs types) {
        Element bearer = types.marshallerOf(type)
                .<Element>map(marshaller -> types.mixInOf(type, marshaller).of(type))
                .orElse(type);
        return Annotations.typeId(bearer).or(() -> types.numberOf(type));
    }
}
