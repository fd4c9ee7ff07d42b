package org.marshal4j.processor.scan;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.marshal4j.processor.model.BindingName;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.ImportSite;
import org.marshal4j.processor.source.ImportedFamily;
import org.marshal4j.processor.source.MixIn;
import org.marshal4j.processor.source.Source;
import org.marshal4j.processor.source.Target;

/** The classes that others import with {@code @MarshalImport}, and which marshaller a class has in a package. */
public final class Imports {

    private static final String MARSHALLER = "org.marshal4j.runtime.Marshaller";

    private final Source source;

    /** The marshallers that this compilation generates, and what asks for each, by the names of the imported classes. */
    private final Map<Name, Map<Name, ImportSite>> compiled = new LinkedHashMap<>();

    /** The classes of those marshallers. */
    private final Map<Name, Name> named = new HashMap<>();

    private final Bindings bindings;
    private final ImportedNames names;
    private final InterfaceMixIns interfaceMixIns;
    private final EnumNumbers enumNumbers = new EnumNumbers();

    /** Those of a program, of which nothing is noted yet. */
    public Imports(Source source) {
        this.source = source;
        this.bindings = new Bindings(source);
        this.names = new ImportedNames(source, this::isGeneratedFor);
        this.interfaceMixIns = new InterfaceMixIns(source);
    }

    /** Notes that a class is imported into a package, unless it is already. */
    Optional<Target> add(TypeElement type, String home, ImportSite site) {
        Name name = source.nameOf(type);
        Name marshaller = marshallerBy(site, type, home);
        boolean first =
                compiled.computeIfAbsent(name, key -> new LinkedHashMap<>()).putIfAbsent(marshaller, site) == null;
        named.putIfAbsent(marshaller, name);
        return first ? Optional.of(new Target(type, marshaller, Optional.of(site))) : Optional.empty();
    }

    /** Makes an imported class the root of a family. */
    Target makeRoot(TypeElement type, String home, ImportSite site, ImportedFamily family) {
        ImportSite withFamily = site.with(family);
        Name name = source.nameOf(type);
        Name marshaller = marshallerBy(site, type, home);
        compiled.computeIfAbsent(name, key -> new LinkedHashMap<>()).put(marshaller, withFamily);
        named.putIfAbsent(marshaller, name);
        return new Target(type, marshaller, Optional.of(withFamily));
    }

    /** What imports a class into a package, in this compilation. */
    Optional<Target> targetIn(TypeElement type, String home) {
        return importTarget(type, marshallerOf(type, home));
    }

    /** Whether this compilation imports a class anywhere. */
    public boolean isImported(TypeElement type) {
        return compiled.containsKey(source.nameOf(type));
    }

    /** Another class for which this compilation generates a marshaller in that package, under the name that this one's would have. */
    Optional<Name> namesake(TypeElement type, String home, ImportSite site) {
        return Optional.ofNullable(named.get(marshallerBy(site, type, home)))
                .filter(other -> !other.equals(source.nameOf(type)));
    }

    /** The name that the marshaller of a class has in a package that imports it. */
    Name marshallerOf(TypeElement type, String home) {
        return names.of(type, home, compiledFor(type).keySet());
    }

    /** The name that an import of the class gives to its marshaller, unless an earlier one has named it. */
    private Name marshallerBy(ImportSite site, TypeElement type, String home) {
        Name name = source.nameOf(type);
        Set<Name> known = compiledFor(type).keySet();
        Name plain = ImportedNames.plain(name, home);
        Name qualified = ImportedNames.qualified(name, home);
        return known.contains(qualified) || (site.isQualified() && !known.contains(plain)) ? qualified : plain;
    }

    private Map<Name, ImportSite> compiledFor(TypeElement type) {
        return compiled.getOrDefault(source.nameOf(type), Map.of());
    }

    /** The generic classes that fields bind. */
    Bindings bindings() {
        return bindings;
    }

    /** The mix-ins for interfaces. */
    InterfaceMixIns interfaceMixIns() {
        return interfaceMixIns;
    }

    /** What the source says elsewhere of a class that has that marshaller. */
    MixIn mixInOf(TypeElement type, Name marshaller) {
        Name importers = importersOf(marshaller);
        ImportSite site = compiledFor(type).get(importers);
        return site != null
                ? interfaceMixIns.joinedTo(site.mixIn(), type, importers.packageName())
                : recorded(importers)
                        .map(Annotations::recordedMixIns)
                        .map(recorded -> interfaceMixIns.recorded(recorded, type))
                        .orElse(MixIn.NONE);
    }

    /** Whether the import of a class that has that marshaller lets its fields be dynamic. */
    boolean isDynamic(TypeElement type, Name marshaller) {
        return says(type, marshaller, ImportSite::isDynamic, Annotations::recordedDynamic);
    }

    /** The annotation of this compilation that imports a class which has that marshaller. */
    Optional<AnnotationMirror> annotationFor(TypeElement type, Name marshaller) {
        return Optional.ofNullable(compiledFor(type).get(importersOf(marshaller)))
                .map(ImportSite::annotation);
    }

    /** What an earlier compilation recorded with the marshaller of a class. */
    Optional<AnnotationMirror> recordedFor(Name marshaller) {
        return recorded(importersOf(marshaller));
    }

    /** The numbers of enums that are imported for these alone. */
    EnumNumbers enumNumbers() {
        return enumNumbers;
    }

    /** Whether the import of a class that has that marshaller makes its elements its form. */
    boolean isElements(TypeElement type, Name marshaller) {
        return says(type, marshaller, site -> site.isElements(type), Annotations::recordedElements);
    }

    private boolean says(
            TypeElement type, Name marshaller, Predicate<ImportSite> now, Predicate<AnnotationMirror> earlier) {
        Name importers = importersOf(marshaller);
        ImportSite site = compiledFor(type).get(importers);
        return site != null
                ? now.test(site)
                : recorded(importers).filter(earlier).isPresent();
    }

    /** The marshaller that an import asks for: of a generic class without its type arguments. */
    private Name importersOf(Name marshaller) {
        return bindings.find(marshaller).map(Bindings.Bound::generic).orElse(marshaller);
    }

    private Optional<AnnotationMirror> recorded(Name marshaller) {
        return source.find(marshaller.qualified())
                .flatMap(generated -> Annotations.find(generated, Annotations.GENERATED));
    }

    /** Whether this compilation generates that marshaller of a class: for the class itself, or for an importer. */
    boolean isBeingGenerated(TypeElement type, Name marshaller) {
        return source.isCompiled(type)
                || importTarget(type, marshaller).isPresent()
                || bindings.find(marshaller).isPresent();
    }

    /** What that marshaller of a class is generated for: an importer, or the class itself. */
    Target target(TypeElement type, Name marshaller) {
        return bound(type, marshaller).or(() -> importTarget(type, marshaller)).orElseGet(() -> source.annotated(type));
    }

    /** The target of a marshaller that is for a binding of a class. */
    public Optional<Target> bound(TypeElement type, Name marshaller) {
        return bindings.find(marshaller)
                .map(bound -> new Target(
                        type,
                        marshaller,
                        importTarget(type, bound.generic()).flatMap(Target::site),
                        Optional.of(bound.type()),
                        Optional.empty()));
    }

    private Optional<Target> importTarget(TypeElement type, Name marshaller) {
        return Optional.ofNullable(compiled.get(source.nameOf(type)))
                .map(marshallers -> marshallers.get(marshaller))
                .map(site -> new Target(type, marshaller, Optional.of(site)));
    }

    /**
     * The marshaller of a class without annotations in the generated code of that package: the marshaller in the package itself,
     * if there is one, or else the one that this compilation generates elsewhere.
     */
    Optional<ClassKind> kindOf(TypeElement type, String home) {
        Name near = marshallerOf(type, home);
        Map<Name, ImportSite> marshallers = compiledFor(type);
        if (marshallers.containsKey(near) || isGeneratedFor(type, near)) {
            return Optional.of(marshalled(type, near));
        }
        List<Name> far = List.copyOf(marshallers.keySet());
        if (far.size() > 1) {
            return Optional.of(
                    new ClassKind.Contested(far.get(0).packageName(), far.get(1).packageName()));
        }
        return far.stream().findFirst().map(only -> marshalled(type, only));
    }

    /**
     * The marshaller of a generic class with these type arguments if an earlier compilation has bound it, for an import that is not looked at
     * any more: the marshaller in the package itself.
     *
     * @param ref how it is used, as a class without a marshaller
     */
    Optional<ClassKind> boundEarlier(DeclaredType type, TypeRef.OfClass ref, String home) {
        TypeElement element = (TypeElement) type.asElement();
        if (ref.arguments().isEmpty() || !Target.isBindable(element) || source.isOfJdk(element)) {
            return Optional.empty();
        }
        ClassKind bound = new ClassKind.Marshalled(ImportedNames.plain(ref.name(), home), false, false, false, false);
        Name form = BindingName.of(new TypeRef.OfClass(ref.name(), ref.arguments(), bound));
        return Stream.of(ImportedNames.plain(form, home), ImportedNames.qualified(form, home))
                .filter(marshaller -> isGeneratedFor(type, marshaller))
                .findFirst()
                .map(marshaller -> marshalled(element, marshaller));
    }

    private ClassKind marshalled(TypeElement type, Name marshaller) {
        MixIn mixIn = mixInOf(type, marshaller);
        return new ClassKind.Marshalled(
                marshaller,
                type.getModifiers().contains(Modifier.ABSTRACT),
                isRoot(type, marshaller, mixIn),
                Annotations.has(mixIn.of(type), Option.SHARED.qualified()),
                false,
                ClassKind.InChronicleWire.BY_CHRONICLE_WIRE);
    }

    /** Whether a class that has that marshaller is the root of a family. */
    boolean isRoot(TypeElement type, Name marshaller, MixIn mixIn) {
        return mixIn.family().exists() || Families.isRoot(type) || isRecordedRoot(type, marshaller);
    }

    /** Whether an earlier compilation found a family: what has no objects has no {@code Marshaller} otherwise. */
    private boolean isRecordedRoot(TypeElement type, Name marshaller) {
        return type.getModifiers().contains(Modifier.ABSTRACT)
                && !isBeingGenerated(type, marshaller)
                && source.find(marshaller.qualified())
                        .filter(generated -> Annotations.has(generated, Annotations.GENERATED))
                        .flatMap(generated -> source.supertypes().supertype(generated.asType(), MARSHALLER))
                        .isPresent();
    }

    /** Whether there is a class file of a marshaller of that name, which is of that type and not of a namesake. */
    private boolean isGeneratedFor(TypeElement type, Name marshaller) {
        return isGeneratedFor((DeclaredType) type.asType(), marshaller);
    }

    private boolean isGeneratedFor(DeclaredType type, Name marshaller) {
        return source.find(marshaller.qualified())
                .filter(generated -> Annotations.has(generated, Annotations.GENERATED))
                .filter(generated -> source.supertypes()
                        .supertype(generated.asType(), MARSHALLER)
                        .map(DeclaredType::getTypeArguments)
                        .map(arguments ->
                                arguments.size() == 1 && source.types().isSameType(arguments.get(0), type))
                        .orElse(type.asElement().getModifiers().contains(Modifier.ABSTRACT)))
                .isPresent();
    }
}
