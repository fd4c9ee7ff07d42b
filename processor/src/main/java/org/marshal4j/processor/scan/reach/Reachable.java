package org.marshal4j.processor.scan.reach;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.ImportSite;
import org.marshal4j.processor.program.ImportedFamily;
import org.marshal4j.processor.program.MixIn;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.FieldFinder;
import org.marshal4j.processor.scan.type.Ancestry;
import org.marshal4j.processor.scan.type.Families;
import org.marshal4j.processor.scan.type.Imports;
import org.marshal4j.processor.scan.type.OwnElements;
import org.marshal4j.processor.scan.type.TypeMarshallers;
import org.marshal4j.processor.scan.type.TypeRefs;

/**
 * Finds what imported classes hold, and what those classes hold in turn, within some packages. Looks at each class
 * once.
 */
final class Reachable {

    private final Program program;
    private final Imports imports;
    private final HeldTypes held;
    private final OwnElements elements;
    private final TypeMarshallers marshallers;
    private final FoundFamilies families;
    private final Set<TypeElement> except;
    private final boolean findsFamilies;
    private final String home;
    private final Reach reach;
    private final Deque<Subject> toLookAt = new ArrayDeque<>();
    private final Set<TypeElement> seen = new HashSet<>();
    private final List<Subject> found = new ArrayList<>();
    private final Map<TypeElement, String> leftOut = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();
    private final Map<TypeElement, Integer> roots = new LinkedHashMap<>();

    /**
     * A finder for an importer.
     *
     * @param home the package of the importer
     * @param reach the packages whose classes it imports
     * @param except the classes that it leaves out
     * @param findsFamilies whether a class without objects of its own becomes the root of a family
     */
    Reachable(
            Program program,
            Imports imports,
            String home,
            Reach reach,
            Set<TypeElement> except,
            boolean findsFamilies) {
        this.program = program;
        this.imports = imports;
        this.held = new HeldTypes(program);
        this.marshallers = TypeMarshallers.of(program, home);
        this.elements = new TypeRefs(program, imports, home, marshallers).elements();
        this.home = home;
        this.reach = reach;
        this.families = new FoundFamilies(program, marshallers, home, reach, except);
        this.except = except;
        this.findsFamilies = findsFamilies;
    }

    /** Imports everything that the given classes lead to. */
    void from(List<Subject> named) {
        named.stream()
                .filter(subject -> findsFamilies && hasNoObjects(subject.type()))
                .forEach(this::makeNamedRoot);
        named.stream().filter(subject -> seen.add(subject.type())).forEach(toLookAt::add);
        while (!toLookAt.isEmpty()) {
            lookAt(toLookAt.remove());
        }
    }

    /** The classes imported in this way, in addition to the named ones. */
    List<Subject> found() {
        return List.copyOf(found);
    }

    /** The classes in the packages that cannot be imported in this way, each with the reason. */
    Map<TypeElement, String> leftOut() {
        Map<TypeElement, String> all = new LinkedHashMap<>(families.leftOut());
        all.putAll(leftOut);
        return all;
    }

    /** The roots of the families found, each with the number of classes in its family. */
    Map<TypeElement, Integer> roots() {
        return roots;
    }

    /** The problems with families. */
    List<String> problems() {
        List<String> all = new ArrayList<>(families.problems());
        all.addAll(problems);
        return all;
    }

    private void lookAt(Subject subject) {
        ImportSite site = subject.site().orElseThrow();
        site.mixIn().family().subtypes().forEach(subtype -> reach(subtype.type(), site.above(), false));
        held.elementsOf(subject.type(), elements).forEach(held -> reach(held.type(), site.through(held.path()), false));
        List<TypeElement> levels = new Ancestry(program, subject.type()).levels();
        int first = elements.containerOf(levels).map(levels::indexOf).orElse(-1) + 1;
        for (TypeElement level : levels.subList(first, levels.size())) {
            boolean own = level.equals(subject.type());
            MixIn mixIn = imports.mixInOf(level, imports.marshallerOf(level, home));
            if (!own && !FieldFinder.marshalledIn(level, mixIn).isEmpty()) {
                reach(level, site.above(), true);
            }
            // Whatever else superclasses hold is found when they are looked at themselves.
            if (own || !level.getTypeParameters().isEmpty()) {
                held.in(subject.type(), level, mixIn)
                        .forEach(field -> reach(field.type(), site.through(field.path()), false));
            }
        }
    }

    private void makeNamedRoot(Subject subject) {
        ImportSite site = subject.site().orElseThrow();
        makeRoot(subject.type(), site, site.mixIn().family());
    }

    /**
     * Imports a root that a field holds, together with the classes derived from it, since no object has exactly its
     * class.
     */
    private void reachRoot(TypeElement type, ImportSite site) {
        if (roots.containsKey(type) || leftOut.containsKey(type)) {
            return;
        }
        Optional<Subject> earlier = imports.targetIn(type, home);
        if (earlier.isPresent() && (Families.isRoot(earlier.get()) || isToBeRoot(earlier.get()))) {
            if (seen.add(type)) {
                toLookAt.add(earlier.get());
            }
            return;
        }
        if (earlier.isEmpty() && imports.isImported(type)) {
            return;
        }
        obstacleToRoot(type, earlier.flatMap(Subject::site).orElse(site))
                .ifPresentOrElse(
                        obstacle -> leftOut.put(type, obstacle),
                        () -> makeRoot(
                                type, earlier.flatMap(Subject::site).orElse(site), new ImportedFamily(List.of())));
    }

    /** Whether the class is named by an importer that itself searches for families. */
    private boolean isToBeRoot(Subject subject) {
        ImportSite site = subject.site().orElseThrow();
        return Annotations.isTrue(site.annotation(), "families")
                && site.path().equals(program.nameOf(subject.type()).simple());
    }

    private void makeRoot(TypeElement type, ImportSite site, ImportedFamily named) {
        Optional<ImportedFamily> family = families.of(type, named, site.literal());
        if (family.isEmpty()) {
            leftOut.put(type, "has a family that is not known");
            return;
        }
        if (!family.get().exists()) {
            leftOut.put(type, "has no class that derives from it in " + reach.text());
            return;
        }
        roots.put(type, family.get().subtypes().size());
        boolean isNew = imports.targetIn(type, home).isEmpty();
        Subject root = imports.makeRoot(type, home, site, family.get());
        if (isNew) {
            found.add(root);
        }
        seen.add(type);
        toLookAt.add(root);
        for (ImportedFamily.Subtype subtype : family.get().subtypes()) {
            TypeElement member = subtype.type();
            ImportSite toMember = site.to(program.nameOf(member).simple());
            Optional<Name> namesake = imports.namesake(member, home, toMember);
            if (namesake.isPresent()) {
                problems.add(Diagnostic.BAD_IMPORT.message(
                        program.nameOf(member),
                        "belongs to the family of " + program.nameOf(type) + ", but has the simple name of "
                                + namesake.get() + ", which is imported into the same package",
                        "Import " + program.nameOf(member) + " by itself in that package, with qualified = true"));
                continue;
            }
            imports.add(member, home, toMember).ifPresent(found::add);
            if (seen.add(member)) {
                toLookAt.add(imports.targetIn(member, home).orElseThrow());
            }
        }
    }

    private static boolean hasNoObjects(TypeElement type) {
        return type.getModifiers().contains(Modifier.ABSTRACT);
    }

    private Optional<String> obstacleToRoot(TypeElement type, ImportSite site) {
        if (!program.isVisibleFrom(home, type)) {
            return Optional.of(notVisible());
        }
        if (!type.getTypeParameters().isEmpty()) {
            return Optional.of("is generic and has no objects itself");
        }
        return Annotations.has(type, FunctionalInterface.class.getName())
                ? Optional.of("is code")
                : imports.namesake(type, home, site).map(Reachable::sameName);
    }

    private String notVisible() {
        return "is not visible in " + (home.isEmpty() ? "the default package" : home);
    }

    private static String sameName(Name other) {
        return "has the simple name of " + other;
    }

    private void reach(TypeElement type, ImportSite site, boolean isSuperclass) {
        if (findsFamilies && !isSuperclass && hasNoObjects(type) && concerns(type)) {
            reachRoot(type, site);
            return;
        }
        // An abstract class left out as a field's type may still be imported as a superclass.
        boolean isNew = seen.add(type) || (isSuperclass && leftOut.containsKey(type));
        if (!isNew || !concerns(type)) {
            return;
        }
        Optional<Subject> earlier = imports.targetIn(type, home);
        if (earlier.isPresent()) {
            toLookAt.add(earlier.get());
            return;
        }
        if (imports.isImported(type)) {
            return;
        }
        Optional<String> obstacle = obstacleTo(type, site, isSuperclass);
        if (obstacle.isPresent()) {
            leftOut.put(type, obstacle.get());
            return;
        }
        leftOut.remove(type);
        imports.add(type, home, site).ifPresent(subject -> {
            found.add(subject);
            toLookAt.add(subject);
        });
    }

    private boolean concerns(TypeElement type) {
        String packageName = program.packageOf(type);
        return reach.includes(packageName)
                && !except.contains(type)
                && type.getKind() != ElementKind.ENUM
                && !Annotations.isMarshal(type)
                && !marshallers.concerns(type)
                && !Annotations.has(type, Option.MARSHAL_WITH.qualified());
    }

    private Optional<String> obstacleTo(TypeElement type, ImportSite site, boolean isSuperclass) {
        if (!program.isVisibleFrom(home, type)) {
            return Optional.of(notVisible());
        }
        if (isSuperclass) {
            return Optional.empty();
        }
        if (type.getKind().isInterface()) {
            return Optional.of("is an interface");
        }
        if (type.getModifiers().contains(Modifier.ABSTRACT)) {
            return Optional.of("is abstract");
        }
        return imports.namesake(type, home, site).map(Reachable::sameName);
    }
}
