package org.marshal4j.processor.scan;

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
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.ImportSite;
import org.marshal4j.processor.source.MixIn;
import org.marshal4j.processor.source.Source;
import org.marshal4j.processor.source.Target;

/** Finds what imported classes hold, and what those hold, within some packages. Each class is looked at once. */
final class Reachable {

    private final Source source;
    private final Imports imports;
    private final HeldTypes held;
    private final TypeMarshallers marshallers;
    private final String home;
    private final List<String> packages;
    private final Deque<Target> toLookAt = new ArrayDeque<>();
    private final Set<TypeElement> seen = new HashSet<>();
    private final List<Target> found = new ArrayList<>();
    private final Map<TypeElement, String> leftOut = new LinkedHashMap<>();

    /**
     * Finds classes for an importer.
     *
     * @param home the package of the importer
     * @param packages the packages whose classes it imports, with all that are below them
     */
    Reachable(Source source, Imports imports, String home, List<String> packages) {
        this.source = source;
        this.imports = imports;
        this.held = new HeldTypes(source);
        this.marshallers = TypeMarshallers.of(source, home);
        this.home = home;
        this.packages = packages;
    }

    /** Imports what these classes lead to. */
    void from(List<Target> named) {
        named.stream().filter(target -> seen.add(target.type())).forEach(toLookAt::add);
        while (!toLookAt.isEmpty()) {
            lookAt(toLookAt.remove());
        }
    }

    /** The classes that are imported so, besides those that are named. */
    List<Target> found() {
        return List.copyOf(found);
    }

    /** The classes of the packages that cannot be imported so, each with the reason. */
    Map<TypeElement, String> leftOut() {
        return leftOut;
    }

    private void lookAt(Target target) {
        ImportSite site = target.site().orElseThrow();
        site.mixIn().family().subtypes().forEach(subtype -> reach(subtype.type(), site.above(), false));
        held.elementsOf(target.type()).forEach(held -> reach(held.type(), site.through(held.path()), false));
        for (TypeElement level : new Ancestry(source, target.type()).levels()) {
            boolean own = level.equals(target.type());
            MixIn mixIn = imports.mixInOf(level, imports.marshallerOf(level, home));
            if (!own && !FieldFinder.marshalledIn(level, mixIn).isEmpty()) {
                reach(level, site.above(), true);
            }
            // What else superclasses hold is found when it is their turn.
            if (own || !level.getTypeParameters().isEmpty()) {
                held.in(target.type(), level, mixIn)
                        .forEach(field -> reach(field.type(), site.through(field.path()), false));
            }
        }
    }

    private void reach(TypeElement type, ImportSite site, boolean isSuperclass) {
        // One that is abstract no field can hold, but a class can extend.
        boolean isNew = seen.add(type) || (isSuperclass && leftOut.containsKey(type));
        if (!isNew || !concerns(type)) {
            return;
        }
        Optional<Target> earlier = imports.targetIn(type, home);
        if (earlier.isPresent()) {
            toLookAt.add(earlier.get());
            return;
        }
        if (imports.isImported(type)) {
            return;
        }
        Optional<String> obstacle = obstacleTo(type, isSuperclass);
        if (obstacle.isPresent()) {
            leftOut.put(type, obstacle.get());
            return;
        }
        leftOut.remove(type);
        imports.add(type, home, site).ifPresent(target -> {
            found.add(target);
            toLookAt.add(target);
        });
    }

    private boolean concerns(TypeElement type) {
        String packageName = source.packageOf(type);
        return packages.stream().anyMatch(each -> packageName.equals(each) || packageName.startsWith(each + "."))
                && type.getKind() != ElementKind.ENUM
                && !Annotations.isMarshal(type)
                && !marshallers.concerns(type)
                && !Annotations.has(type, Option.MARSHAL_WITH.qualified());
    }

    private Optional<String> obstacleTo(TypeElement type, boolean isSuperclass) {
        if (!source.isVisibleFrom(home, type)) {
            return Optional.of("is not visible in " + (home.isEmpty() ? "the default package" : home));
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
        return imports.namesake(type, home).map(other -> "has the simple name of " + other);
    }
}
