package org.marshal4j.processor.scan.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.type.Remark;

/** Reads where importers search for classes: in packages, and in jars that are named through a class. */
record Reaches(Program program, List<Remark> remarks) {
    /** Where the given importer searches. */
    Reach of(Element importer, AnnotationMirror annotation) {
        Set<String> ofJars = new TreeSet<>();
        List<String> jarsOf = new ArrayList<>();
        for (AnnotationValue literal : Annotations.elements(annotation, "reachableInJarsOf")) {
            if (literal.getValue() instanceof TypeMirror named) {
                program.elementOf(named).ifPresent(type -> {
                    String name = program.nameOf(type).toString();
                    packagesBeside(type)
                            .ifPresentOrElse(
                                    found -> {
                                        ofJars.addAll(found);
                                        jarsOf.add(name);
                                    },
                                    () -> remarks.add(inNoJar(importer, annotation, literal, name)));
                });
            }
        }
        return new Reach(Annotations.strings(annotation, "reachableIn"), ofJars, jarsOf);
    }

    private Optional<Set<String>> packagesBeside(TypeElement type) {
        return program.isOfModule(type)
                ? Optional.empty()
                : program.jarPackages().around(program.nameOf(type), program.moduleOf(type));
    }

    private static Remark inNoJar(Element importer, AnnotationMirror annotation, AnnotationValue literal, String name) {
        String message = Diagnostic.BAD_IMPORT.message(
                name,
                "names its jar in reachableInJarsOf, but the compiler knows of no jar that contains it",
                "Name the packages in reachableIn");
        return new Remark(importer, Optional.of(annotation), Optional.of(literal), message, true);
    }
}
