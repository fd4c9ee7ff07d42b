package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Family;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.ImportedFamily;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.program.Visibilities;
import org.marshal4j.processor.scan.type.Beans;
import org.marshal4j.processor.scan.type.Families;
import org.marshal4j.processor.scan.type.Imports;

/**
 * Finds the family of which a type is the root, and problems with it. A class of the family that is being compiled
 * reports problems with its type id itself.
 */
final class FamilyScanner {

    private final Program program;
    private final Imports imports;
    private final Families families;
    private final Subject subject;
    private final TypeElement type;
    private final Name name;
    private final List<Problem> problems;
    private boolean complete = true;

    FamilyScanner(Program program, Imports imports, Subject subject, List<Problem> problems) {
        this.program = program;
        this.imports = imports;
        this.families = new Families(program);
        this.subject = subject;
        this.type = subject.type();
        this.name = program.nameOf(type);
        this.problems = problems;
    }

    /** The family; empty if the type is not the root of one. */
    Optional<Family> scan() {
        if (subject.isImported()) {
            return Families.isRoot(subject) ? Optional.of(imported()) : Optional.empty();
        }
        checkOwnId();
        if (!Families.isRoot(type)) {
            return Optional.empty();
        }
        Families.Relatives relatives = families.of(type);
        relatives
                .strangers()
                .forEach(stranger -> report(
                        Diagnostic.NO_SUBTYPE,
                        name.simple(),
                        program.nameOf(stranger),
                        program.nameOf(stranger).simple()));
        relatives
                .open()
                .forEach(open -> report(Diagnostic.OPEN_SUBTYPE, name.simple(), program.nameOf(open), whyOpen(open)));
        List<Family.Member> members = new ArrayList<>();
        for (TypeElement member : relatives.members()) {
            obstacleTo(member)
                    .ifPresentOrElse(
                            obstacle -> report(Diagnostic.NO_MEMBER, program.nameOf(member), name.simple(), obstacle),
                            () -> add(member, members));
        }
        checkDuplicates(members);
        return Optional.of(new Family(members));
    }

    /** Subtypes would turn an interface of getters and setters into a root, without a plain class of its own. */
    private String whyOpen(TypeElement open) {
        return Beans.isBean(program, open)
                ? "an interface of getters and setters, which any class may implement. Replace it in the family with"
                        + " classes that implement it and have @Marshal"
                : "abstract, but it is not sealed and its @Marshal names no subtypes. Make it sealed, or name its"
                        + " subtypes";
    }

    /** The family of an imported root. Problems with it have already been reported for the importer. */
    private Family imported() {
        ImportedFamily family = subject.site().orElseThrow().mixIn().family();
        return new Family(family.subtypes().stream().map(this::member).toList());
    }

    private Family.Member member(ImportedFamily.Subtype subtype) {
        TypeElement member = subtype.type();
        Name marshaller = imports.marshallerOf(member, subject.home());
        return new Family.Member(
                subtype.id(),
                new MarshalledType(program.nameOf(member), marshaller),
                imports.mixInOf(member, marshaller).family().exists(),
                Visibilities.isPublic(member),
                imports.isView(member, marshaller));
    }

    /**
     * Whether all its classes have type ids. Call {@link #scan()} first. A class without a type id reports that
     * itself.
     */
    boolean isComplete() {
        return complete;
    }

    private void add(TypeElement member, List<Family.Member> members) {
        Name memberName = program.nameOf(member);
        Optional<Integer> id = Annotations.typeId(member);
        if (Subject.isBindable(member)) {
            // It has no marshaller, which is reported for the class itself.
            complete = false;
        } else if (id.isPresent() && id.get() >= 0) {
            MarshalledType marshalled = new MarshalledType(memberName, memberName.generated("Marshaller"));
            members.add(new Family.Member(
                    id.get(),
                    marshalled,
                    Families.isRoot(member),
                    Visibilities.isPublic(member),
                    Annotations.isView(member)));
        } else if (program.isCompiled(member)) {
            complete = false;
        } else {
            report(Diagnostic.NO_TYPE_ID, memberName, name.simple(), "Add @TypeId to it and rebuild it");
        }
    }

    private Optional<String> obstacleTo(TypeElement member) {
        if (member.getKind() == ElementKind.ENUM) {
            return Optional.of("it is an enum. Wrap it in a record with @Marshal that belongs to the family");
        }
        if (!Annotations.has(member, Annotations.MARSHAL)) {
            return Optional.of("it has no marshaller. Add @Marshal to it");
        }
        return program.isVisibleFrom(subject.home(), member)
                ? Optional.empty()
                : Optional.of("generated code in " + (subject.home().isEmpty() ? "the default package" : subject.home())
                        + " cannot use it. Make it public");
    }

    private void checkDuplicates(List<Family.Member> members) {
        Map<Integer, Family.Member> byId = new TreeMap<>();
        for (Family.Member member : members) {
            Family.Member other = byId.putIfAbsent(member.id(), member);
            if (other != null) {
                report(
                        Diagnostic.SAME_TYPE_ID,
                        other.type().name(),
                        member.type().name(),
                        member.id(),
                        name.simple(),
                        unusedId(members));
            }
        }
    }

    private void checkOwnId() {
        Optional<Integer> id = Annotations.typeId(type);
        List<TypeElement> roots = new ArrayList<>(families.rootsAbove(type));
        boolean isAbstract = type.getModifiers().contains(Modifier.ABSTRACT);
        if (!isAbstract && Families.isRoot(type)) {
            roots.add(type);
        }
        if (id.isEmpty() && !roots.isEmpty()) {
            String free = "Give it a number that no other class of the family has, such as @TypeId("
                    + unusedId(roots.get(0)) + "), and never change it";
            report(
                    Diagnostic.NO_TYPE_ID,
                    name.simple(),
                    program.nameOf(roots.get(0)).simple(),
                    free);
        } else if (id.isPresent() && isAbstract && roots.isEmpty()) {
            report(Diagnostic.NEEDLESS_TYPE_ID, name.simple());
        } else if (id.isPresent() && id.get() < 0) {
            report(Diagnostic.BAD_ARGUMENT, name.simple(), "@TypeId(" + id.get() + ") is negative");
        }
    }

    private int unusedId(TypeElement root) {
        return families.of(root).members().stream()
                        .flatMap(member -> Annotations.typeId(member).stream())
                        .mapToInt(Integer::intValue)
                        .max()
                        .orElse(-1)
                + 1;
    }

    private static int unusedId(List<Family.Member> members) {
        return members.stream().mapToInt(Family.Member::id).max().orElse(-1) + 1;
    }

    private void report(Diagnostic diagnostic, Object... arguments) {
        problems.add(Problem.of(diagnostic, Place.of(name), arguments));
    }
}
