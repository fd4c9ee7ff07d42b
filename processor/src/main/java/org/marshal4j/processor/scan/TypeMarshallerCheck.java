package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.TypeTexts;
import org.marshal4j.processor.scan.type.CustomMarshallers;
import org.marshal4j.processor.scan.type.MarshallerGroups;
import org.marshal4j.processor.scan.type.Remark;
import org.marshal4j.processor.scan.type.TypeMarshallers;

/** Checks the marshallers that packages name for types, and reports classes that cannot be one. */
public final class TypeMarshallerCheck {

    private final Program program;

    /** A check of a program's packages. */
    public TypeMarshallerCheck(Program program) {
        this.program = program;
    }

    /** The problems with what a package names. */
    public List<Remark> check(Element inPackage) {
        List<Remark> remarks = new ArrayList<>();
        List<TypeMarshallers.Entry> before = new ArrayList<>();
        AnnotationMirror annotation =
                Annotations.find(inPackage, Annotations.MARSHAL_TYPES_WITH).orElseThrow();
        for (AnnotationValue literal : Annotations.elements(annotation, "value")) {
            Optional<TypeElement> marshaller = Optional.of(literal.getValue())
                    .filter(TypeMirror.class::isInstance)
                    .map(TypeMirror.class::cast)
                    .filter(type -> type.getKind() != TypeKind.ERROR)
                    .flatMap(program::elementOf);
            marshaller.stream()
                    .flatMap(named -> MarshallerGroups.members(program, named).stream())
                    .flatMap(member -> problem(member, before).stream())
                    .forEach(message -> remarks.add(
                            new Remark(inPackage, Optional.of(annotation), Optional.of(literal), message, true)));
        }
        return remarks;
    }

    private Optional<String> problem(TypeElement marshaller, List<TypeMarshallers.Entry> before) {
        Optional<TypeMirror> values = CustomMarshallers.valuesOf(program, marshaller);
        if (values.isEmpty()) {
            return refused(
                    marshaller,
                    "it is not a field marshaller",
                    "Make it implement FieldMarshaller, or FixedFieldMarshaller if all values have the same size");
        }
        if (!(values.get() instanceof DeclaredType type) || type.getKind() == TypeKind.ERROR) {
            return refused(
                    marshaller,
                    "its values are of the type " + TypeTexts.of(values.get()) + ", which is no class",
                    "Name it in @MarshalWith on the fields");
        }
        TypeElement of = (TypeElement) type.asElement();
        for (String own : List.of(Annotations.MARSHAL, Option.MARSHAL_WITH.qualified())) {
            if (Annotations.has(of, own)) {
                String simple = own.substring(own.lastIndexOf('.') + 1);
                return refused(
                        marshaller,
                        program.nameOf(of) + " has @" + simple + " itself",
                        "Remove it there, or do not name this marshaller");
            }
        }
        Optional<TypeMarshallers.Entry> other = before.stream()
                .filter(entry -> program.types().isSameType(entry.values(), type))
                .findFirst();
        before.add(new TypeMarshallers.Entry(marshaller, type));
        return other.flatMap(first -> refused(
                marshaller,
                program.nameOf(first.marshaller()) + " is named for the same type",
                "Remove one of the two"));
    }

    private Optional<String> refused(TypeElement marshaller, String why, String remedy) {
        return Optional.of(Diagnostic.TYPE_MARSHALLER.message(program.nameOf(marshaller), why, remedy));
    }
}
