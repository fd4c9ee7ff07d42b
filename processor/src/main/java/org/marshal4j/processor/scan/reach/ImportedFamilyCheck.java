package org.marshal4j.processor.scan.reach;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.program.ImportedFamily;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.type.Remark;

/** Finds classes that an importer names as subtypes of a root, but that cannot be. */
final class ImportedFamilyCheck {

    private final Program program;
    private final Element importer;
    private final AnnotationMirror annotation;
    private final TypeElement root;
    private final List<Remark> remarks;
    private final Map<Integer, Name> byId = new HashMap<>();

    ImportedFamilyCheck(
            Program program, Element importer, AnnotationMirror annotation, TypeElement root, List<Remark> remarks) {
        this.program = program;
        this.importer = importer;
        this.annotation = annotation;
        this.root = root;
        this.remarks = remarks;
    }

    /** The family without the wrong classes. Each of those is reported. */
    ImportedFamily sound(ImportedFamily family) {
        int free = family.subtypes().stream()
                        .mapToInt(ImportedFamily.Subtype::id)
                        .max()
                        .orElse(0)
                + 1;
        return family.keeping(subtype -> {
            Optional<String> problem = problem(subtype, free);
            problem.ifPresent(message -> remarks.add(
                    new Remark(importer, Optional.of(annotation), Optional.of(subtype.literal()), message, true)));
            return problem.isEmpty();
        });
    }

    private Optional<String> problem(ImportedFamily.Subtype subtype, int free) {
        TypeElement type = subtype.type();
        Name name = program.nameOf(type);
        String family = "the family of " + program.nameOf(root);
        if (!program.supertypes().isSubtype(type, root.getQualifiedName().toString())) {
            return refused(name, "does not belong to " + family + ", which it does not derive from", "Remove it");
        }
        if (type.getModifiers().contains(Modifier.ABSTRACT)) {
            return refused(
                    name,
                    "is abstract, so " + family + " has no objects of it",
                    "Name the classes that derive from it");
        }
        if (Subject.isBindable(type)) {
            return refused(
                    name,
                    "is generic, so that readers would not know what it is bound to",
                    "Name classes that derive from it and fix its types");
        }
        if (subtype.id() < 0) {
            return refused(name, "has a negative number in " + family, "Give it another one, such as " + free);
        }
        Name other = byId.putIfAbsent(subtype.id(), name);
        return other == null
                ? Optional.empty()
                : refused(
                        name,
                        "has the same number in " + family + " as " + other,
                        "Give the newer one another one, such as " + free);
    }

    private static Optional<String> refused(Name name, String why, String remedy) {
        return Optional.of(Diagnostic.BAD_IMPORT.message(name, why, remedy));
    }
}
