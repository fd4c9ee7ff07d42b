package org.marshal4j.processor.scan.reach;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.ImportSite;
import org.marshal4j.processor.program.ImportedFamily;
import org.marshal4j.processor.program.MixIn;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.type.EnumNumbers;
import org.marshal4j.processor.scan.type.Imports;
import org.marshal4j.processor.scan.type.MixInCheck;
import org.marshal4j.processor.scan.type.OwnElements;
import org.marshal4j.processor.scan.type.Remark;

/**
 * Reads the {@code @MarshalImport} annotations of one round. Those that say how their class is marshalled come first,
 * so that no other import of the class into the same package precedes them.
 */
public final class Importers {

    private final Program program;
    private final Imports imports;
    private final List<Subject> subjects = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();
    private final Set<Element> forInterfaces = new HashSet<>();

    /** The importers of one round of a compilation. They note in {@code imports} what they import. */
    public Importers(Program program, Imports imports) {
        this.program = program;
        this.imports = imports;
    }

    /** The passes over the importers. Each pass is called with every importer before the next one begins. */
    public List<Consumer<Element>> passes() {
        return List.of(
                this::addMixedIn,
                this::addElements,
                this::checkDynamicClasses,
                ifSays(true, true, this::addPlain),
                ifSays(false, true, this::addPlain),
                this::addSubtypes,
                ifSays(true, false, this::addPlain),
                ifSays(false, false, this::addPlain),
                ifSays(true, true, this::addReachable),
                ifSays(true, false, this::addReachable),
                ifSays(false, true, this::addReachable),
                ifSays(false, false, this::addReachable));
    }

    /**
     * Imports that name a class and ask for a qualified marshaller name come first, and those with dynamic fields come
     * before others. So the order in which a compiler finds the importers makes no difference.
     */
    private static Consumer<Element> ifSays(boolean dynamic, boolean qualified, Consumer<Element> pass) {
        return importer -> {
            AnnotationMirror annotation = annotationOf(importer);
            if (Annotations.isTrue(annotation, "dynamic") == dynamic
                    && Annotations.isTrue(annotation, "qualified") == qualified) {
                pass.accept(importer);
            }
        };
    }

    /** The classes that get a marshaller. Call this after all passes. */
    public List<Subject> subjects() {
        // A class may have become the root of a family since it was imported.
        return subjects.stream()
                .map(subject -> imports.targetIn(subject.type(), subject.home()).orElse(subject))
                .toList();
    }

    /** The remarks on the importers. Call this after all passes. */
    public List<Remark> remarks() {
        return Stream.concat(remarks.stream(), imports.interfaceMixIns().remarks(forInterfaces, subjects()).stream())
                .toList();
    }

    private void addMixedIn(Element importer) {
        MixIn mixIn = MixIn.by(importer);
        if (mixIn.bearer().isEmpty()) {
            return;
        }
        AnnotationMirror annotation = annotationOf(importer);
        List<AnnotationValue> literals = Annotations.elements(annotation, "value");
        if (literals.size() != 1) {
            literals.forEach(literal -> add(importer, annotation, literal, MixIn.NONE));
            refuse(
                    mixIn.bearer().get(),
                    importer.getSimpleName(),
                    "the classes that " + importer.getSimpleName() + " imports",
                    "its annotations can only apply to one class",
                    "Import that class alone, and the others elsewhere");
            return;
        }
        AnnotationValue literal = literals.get(0);
        classIn(literal).ifPresent(type -> {
            if (isForInterface(mixIn, type)) {
                imports.interfaceMixIns().add(program.packageOf(importer), type, mixIn);
                forInterfaces.add(importer);
                return;
            }
            if (EnumNumbers.isNumber(importer, type)) {
                if (!imports.enumNumbers()
                        .add(
                                program.nameOf(type),
                                program.packageOf(importer),
                                mixIn.bearer().get())) {
                    refuseSecond(importer, type);
                }
                return;
            }
            MixInCheck check = new MixInCheck(program, mixIn, type, remarks);
            MixIn sound = Annotations.isTrue(annotation, "elements") ? check.none() : check.sound();
            ImportedFamily family =
                    new ImportedFamilyCheck(program, importer, annotation, type, remarks).sound(mixIn.family());
            boolean isFirst = add(importer, annotation, literal, sound.with(family));
            if (!isFirst) {
                refuseSecond(importer, type);
            }
        });
    }

    private void refuseSecond(Element importer, TypeElement type) {
        refuse(
                importer,
                importer.getSimpleName(),
                program.nameOf(type),
                "another type of this package already says how that class is marshalled",
                "Put all annotations in one of them");
    }

    /**
     * Whether the mix-in is about the fields of the classes that implement an interface, which is not imported itself.
     */
    private static boolean isForInterface(MixIn mixIn, TypeElement type) {
        return type.getKind().isInterface()
                && !mixIn.isEmpty()
                && !mixIn.family().exists();
    }

    /** Reports classes listed for dynamic fields if there are no such fields. */
    private void checkDynamicClasses(Element importer) {
        AnnotationMirror annotation = annotationOf(importer);
        if (!Annotations.elements(annotation, "dynamicClasses").isEmpty()
                && !Annotations.isTrue(annotation, "dynamic")) {
            String message = Diagnostic.BAD_IMPORT.message(
                    importer.getSimpleName(),
                    "lists dynamicClasses, but no field of what it imports is dynamic",
                    "Add dynamic = true, or remove the list");
            remarks.add(new Remark(importer, Optional.of(annotation), Optional.empty(), message, true));
        }
    }

    /** Imports of classes that are marshalled as their elements come before other imports of the same classes. */
    private void addElements(Element importer) {
        AnnotationMirror annotation = annotationOf(importer);
        if (!Annotations.isTrue(annotation, "elements")) {
            return;
        }
        for (AnnotationValue literal : Annotations.elements(annotation, "value")) {
            classIn(literal)
                    .filter(type -> !new OwnElements(program).isPossible(type))
                    .map(type -> Diagnostic.BAD_IMPORT.message(
                            program.nameOf(type),
                            "is imported with elements = true, but is neither a Collection nor a Map",
                            "Remove elements = true"))
                    .ifPresent(message -> remarks.add(
                            new Remark(importer, Optional.of(annotation), Optional.of(literal), message, true)));
        }
        addPlain(importer);
    }

    /** The classes of families come after all mix-ins, since each may have a mix-in of its own. */
    private void addSubtypes(Element importer) {
        AnnotationMirror annotation = annotationOf(importer);
        boolean isMixIn = MixIn.by(importer).bearer().isPresent();
        ImportedFamily.subtypesIn(annotation).forEach(subtype -> {
            if (isMixIn) {
                add(importer, annotation, subtype.literal(), MixIn.NONE);
            } else {
                String message = Diagnostic.BAD_IMPORT.message(
                        program.nameOf(subtype.type()),
                        "cannot be named as a subtype by a package or by a type with @Marshal",
                        "Import the family on a type of its own");
                remarks.add(
                        new Remark(importer, Optional.of(annotation), Optional.of(subtype.literal()), message, true));
            }
        });
    }

    private void addPlain(Element importer) {
        if (MixIn.by(importer).bearer().isEmpty()) {
            AnnotationMirror annotation = annotationOf(importer);
            Annotations.elements(annotation, "value").forEach(each -> add(importer, annotation, each, MixIn.NONE));
        }
    }

    private void addReachable(Element importer) {
        AnnotationMirror annotation = annotationOf(importer);
        Reach reach = new Reaches(program, remarks).of(importer, annotation);
        boolean families = Annotations.isTrue(annotation, "families");
        if (reach.isEmpty()) {
            if (families) {
                remarks.add(needsPackages(importer, annotation));
            }
            return;
        }
        String home = program.packageOf(importer);
        Reachable reachable = new Reachable(program, imports, home, reach, exceptOf(annotation), families);
        List<Subject> named = Annotations.elements(annotation, "value").stream()
                .map(this::classIn)
                .flatMap(Optional::stream)
                .flatMap(type -> imports.targetIn(type, home).stream())
                .toList();
        reachable.from(named);
        subjects.addAll(reachable.found());
        reachable
                .problems()
                .forEach(problem ->
                        remarks.add(new Remark(importer, Optional.of(annotation), Optional.empty(), problem, true)));
        remarks.add(
                new Remark(importer, Optional.of(annotation), Optional.empty(), summaryOf(reachable, reach), false));
    }

    private String summaryOf(Reachable reachable, Reach reach) {
        String leftOut = reachable.leftOut().entrySet().stream()
                .map(entry -> program.nameOf(entry.getKey()) + ", which " + entry.getValue())
                .sorted()
                .collect(Collectors.joining("; "));
        String roots = reachable.roots().entrySet().stream()
                .map(entry -> program.nameOf(entry.getKey()) + " (" + entry.getValue() + ")")
                .sorted()
                .collect(Collectors.joining(", "));
        return reachable.found().size() + " more classes are imported, which the named ones contain within "
                + reach.text() + "."
                + (roots.isEmpty() ? "" : " Roots of families, with how many classes each has: " + roots + ".")
                + (leftOut.isEmpty() ? "" : " Left out: " + leftOut + ".");
    }

    private Remark needsPackages(Element importer, AnnotationMirror annotation) {
        String message = Diagnostic.BAD_IMPORT.message(
                importer.getSimpleName(),
                "has families = true, but does not say in which packages to look for their classes",
                "Name the packages in reachableIn, or the classes in subtypes");
        return new Remark(importer, Optional.of(annotation), Optional.empty(), message, true);
    }

    /** Adds a class. Returns whether nothing else has imported it into the same package before. */
    private boolean add(Element importer, AnnotationMirror annotation, AnnotationValue literal, MixIn mixIn) {
        return classIn(literal)
                .map(type -> add(
                        type,
                        new ImportSite(
                                importer,
                                annotation,
                                literal,
                                program.nameOf(type).simple(),
                                mixIn)))
                .orElse(false);
    }

    private boolean add(TypeElement type, ImportSite site) {
        String home = program.packageOf(site.importer());
        Optional<Name> namesake = imports.namesake(type, home, site);
        if (namesake.isPresent()) {
            String message = Diagnostic.BAD_IMPORT.message(
                    program.nameOf(type),
                    "has the simple name of " + namesake.get() + ", which is imported into the same package",
                    "Import one of the two by itself, with qualified = true");
            remarks.add(new Remark(
                    site.importer(), Optional.of(site.annotation()), Optional.of(site.literal()), message, true));
            return true;
        }
        return imports.add(type, home, site).map(subjects::add).orElse(false);
    }

    private Optional<TypeElement> classIn(AnnotationValue literal) {
        return literal.getValue() instanceof TypeMirror named ? program.elementOf(named) : Optional.empty();
    }

    private Set<TypeElement> exceptOf(AnnotationMirror annotation) {
        return Annotations.types(annotation, "except").stream()
                .map(program::elementOf)
                .flatMap(Optional::stream)
                .collect(Collectors.toSet());
    }

    private static AnnotationMirror annotationOf(Element importer) {
        return Annotations.find(importer, Annotations.MARSHAL_IMPORT).orElseThrow();
    }

    private void refuse(Element place, Object... arguments) {
        remarks.add(new Remark(place, Diagnostic.MIX_IN.message(arguments)));
    }
}
