package org.marshal4j.processor.scan.type;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.MixIn;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;

/**
 * The mix-ins for interfaces. Each applies to the fields of all classes that implement its interface and are imported
 * into its package.
 */
public final class InterfaceMixIns {

    private final Program program;
    private final List<One> all = new ArrayList<>();

    InterfaceMixIns(Program program) {
        this.program = program;
    }

    private record One(String home, TypeElement of, MixIn mixIn) {}

    /** Notes a mix-in in the given package. */
    public void add(String home, TypeElement of, MixIn mixIn) {
        all.add(new One(home, of, mixIn));
    }

    /** What is said about a class that is imported into the given package. Its own mix-in takes precedence. */
    MixIn joinedTo(MixIn own, TypeElement type, String home) {
        MixIn joined = own;
        for (One each : concerning(type, home)) {
            joined = joined.or(soundFor(type, each, new ArrayList<>()));
        }
        return joined;
    }

    /** The names of the mix-ins that say something about a class imported into the given package. */
    public List<Name> namesFor(TypeElement type, String home) {
        return concerning(type, home).stream()
                .filter(each -> !soundFor(type, each, new ArrayList<>()).isEmpty())
                .flatMap(each -> each.mixIn().bearer().stream())
                .map(program::nameOf)
                .toList();
    }

    /**
     * The mix-in that earlier compilations have recorded for a class, from the names of the types that say something
     * about it.
     */
    MixIn recorded(List<String> names, TypeElement type) {
        MixIn found = MixIn.NONE;
        for (String name : names) {
            Optional<TypeElement> importer = program.find(name);
            if (importer.isPresent()) {
                MixIn mixIn = MixIn.by(importer.get());
                found = isFor(importer.get(), type)
                        ? mixIn.or(found)
                        : found.or(soundFor(type, new One("", type, mixIn), new ArrayList<>()));
            }
        }
        return found;
    }

    /**
     * The problems with some of the mix-ins, once all imports are known. Each member must match at least one class,
     * and every class that has a field of its name.
     */
    public List<Remark> remarks(Set<Element> importers, List<Subject> subjects) {
        List<Remark> remarks = new ArrayList<>();
        for (One each : all) {
            if (each.mixIn().bearer().filter(importers::contains).isEmpty()) {
                continue;
            }
            Set<Element> used = new HashSet<>();
            List<Remark> wrong = new ArrayList<>();
            subjects.stream()
                    .filter(subject -> subject.home().equals(each.home()) && implementsIt(subject.type(), each))
                    .forEach(subject -> soundFor(subject.type(), each, wrong).forEach(used::add));
            remarks.addAll(wrong);
            each.mixIn().forEach(member -> {
                if (!used.contains(member)
                        && wrong.stream().noneMatch(remark -> remark.place().equals(member))) {
                    remarks.add(new Remark(member, unused(each, member)));
                }
            });
        }
        return remarks;
    }

    private String unused(One one, Element member) {
        return Diagnostic.MIX_IN.message(
                one.mixIn().bearer().map(TypeElement::getSimpleName).orElseThrow() + "." + member.getSimpleName(),
                program.nameOf(one.of()),
                "no class that implements it and is imported into this package declares a field of that name",
                "Import the classes that do, or remove the member");
    }

    private List<One> concerning(TypeElement type, String home) {
        return all.stream()
                .filter(each -> each.home().equals(home) && implementsIt(type, each))
                .toList();
    }

    private boolean implementsIt(TypeElement type, One one) {
        return program.supertypes().isSubtype(type, one.of().getQualifiedName().toString());
    }

    /** The mix-in without the members that match no field of the class. */
    private MixIn soundFor(TypeElement type, One one, List<Remark> wrong) {
        return new MixInCheck(program, one.mixIn(), type, wrong).fitting();
    }

    /** Whether a type imports exactly the given class. */
    private boolean isFor(TypeElement importer, TypeElement type) {
        return Annotations.find(importer, Annotations.MARSHAL_IMPORT).stream()
                .flatMap(annotation -> Annotations.types(annotation, "value").stream())
                .anyMatch(named -> named instanceof DeclaredType declared
                        && declared.asElement().equals(type));
    }
}
