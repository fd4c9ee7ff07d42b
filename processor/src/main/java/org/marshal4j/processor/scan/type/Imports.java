package org.marshal4j.processor.scan.type;

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
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.ImportSite;
import org.marshal4j.processor.program.ImportedFamily;
import org.marshal4j.processor.program.MixIn;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;

/** The classes imported with {@code @MarshalImport}. Tells which marshaller a class has in a package. */
public final class Imports {

    private static final String MARSHALLER = "org.marshal4j.runtime.Marshaller";

    private final Program program;

    /** The marshallers that this compilation generates for imported classes, and what asks for each. By class name. */
    private final Map<Name, Map<Name, ImportSite>> compiled = new LinkedHashMap<>();

    /** The class of each of those marshallers. */
    private final Map<Name, Name> named = new HashMap<>();

    private final Bindings bindings;
    private final ImportedNames names;
    private final InterfaceMixIns interfaceMixIns;
    private final EnumNumbers enumNumbers = new EnumNumbers();

    /** The imports of a program, none so far. */
    public Imports(Program program) {
        this.program = program;
        this.bindings = new Bindings(program);
        this.names = new ImportedNames(program, this::isGeneratedFor);
        this.interfaceMixIns = new InterfaceMixIns(program);
    }

    /** Notes that a class is imported into a package, unless it already is. */
    public Optional<Subject> add(TypeElement type, String home, ImportSite site) {
        Name name = program.nameOf(type);
        Name marshaller = marshallerBy(site, type, home);
        boolean first =
                compiled.computeIfAbsent(name, key -> new LinkedHashMap<>()).putIfAbsent(marshaller, site) == null;
        named.putIfAbsent(marshaller, name);
        return first ? Optional.of(new Subject(type, marshaller, Optional.of(site))) : Optional.empty();
    }

    /** Makes an imported class the root of a family. */
    public Subject makeRoot(TypeElement type, String home, ImportSite site, ImportedFamily family) {
        ImportSite withFamily = site.with(family);
        Name name = program.nameOf(type);
        Name marshaller = marshallerBy(site, type, home);
        compiled.computeIfAbsent(name, key -> new LinkedHashMap<>()).put(marshaller, withFamily);
        named.putIfAbsent(marshaller, name);
        return new Subject(type, marshaller, Optional.of(withFamily));
    }

    /** The subject that imports a class into a package in this compilation. */
    public Optional<Subject> targetIn(TypeElement type, String home) {
        return importTarget(type, marshallerOf(type, home));
    }

    /** Whether this compilation imports a class into any package. */
    public boolean isImported(TypeElement type) {
        return compiled.containsKey(program.nameOf(type));
    }

    /**
     * Another class for which this compilation generates a marshaller in the given package, with the name that this
     * class's marshaller would have.
     */
    public Optional<Name> namesake(TypeElement type, String home, ImportSite site) {
        return Optional.ofNullable(named.get(marshallerBy(site, type, home)))
                .filter(other -> !other.equals(program.nameOf(type)));
    }

    /** The name of a class's marshaller in a package that imports the class. */
    public Name marshallerOf(TypeElement type, String home) {
        return names.of(type, home, compiledFor(type).keySet());
    }

    /** The name that an import of the class gives to its marshaller, unless an earlier import has named it. */
    private Name marshallerBy(ImportSite site, TypeElement type, String home) {
        Name name = program.nameOf(type);
        Set<Name> known = compiledFor(type).keySet();
        Name plain = ImportedNames.plain(name, home);
        Name qualified = ImportedNames.qualified(name, home);
        return known.contains(qualified) || (site.isQualified() && !known.contains(plain)) ? qualified : plain;
    }

    private Map<Name, ImportSite> compiledFor(TypeElement type) {
        return compiled.getOrDefault(program.nameOf(type), Map.of());
    }

    /** The generic classes that fields bind. */
    Bindings bindings() {
        return bindings;
    }

    /** The mix-ins for interfaces. */
    public InterfaceMixIns interfaceMixIns() {
        return interfaceMixIns;
    }

    /** What the source says elsewhere about a class with the given marshaller. */
    public MixIn mixInOf(TypeElement type, Name marshaller) {
        Name importers = importersOf(marshaller);
        ImportSite site = compiledFor(type).get(importers);
        return site != null
                ? interfaceMixIns.joinedTo(site.mixIn(), type, importers.packageName())
                : recorded(type, importers)
                        .map(Annotations::recordedMixIns)
                        .map(recorded -> interfaceMixIns.recorded(recorded, type))
                        .orElse(MixIn.NONE);
    }

    /** Whether the import of a class with the given marshaller allows dynamic fields. */
    boolean isDynamic(TypeElement type, Name marshaller) {
        return says(type, marshaller, ImportSite::isDynamic, Annotations::recordedDynamic);
    }

    /** The annotation in this compilation that imports a class with the given marshaller. */
    Optional<AnnotationMirror> annotationFor(TypeElement type, Name marshaller) {
        return Optional.ofNullable(compiledFor(type).get(importersOf(marshaller)))
                .map(ImportSite::annotation);
    }

    /** What an earlier compilation has recorded for the marshaller of an imported class. */
    Optional<AnnotationMirror> recordedFor(TypeElement type, Name marshaller) {
        return recorded(type, importersOf(marshaller));
    }

    /** The type ids of enums that are imported only to get one. */
    public EnumNumbers enumNumbers() {
        return enumNumbers;
    }

    /** Whether the import of a class with the given marshaller says that the class is marshalled as its elements. */
    boolean isElements(TypeElement type, Name marshaller) {
        return says(type, marshaller, site -> site.isElements(type), Annotations::recordedElements);
    }

    private boolean says(
            TypeElement type, Name marshaller, Predicate<ImportSite> now, Predicate<AnnotationMirror> earlier) {
        Name importers = importersOf(marshaller);
        ImportSite site = compiledFor(type).get(importers);
        return site != null
                ? now.test(site)
                : recorded(type, importers).filter(earlier).isPresent();
    }

    /** The marshaller that the import asks for. For a generic class, it is named without type arguments. */
    private Name importersOf(Name marshaller) {
        return bindings.find(marshaller).map(Bindings.Bound::generic).orElse(marshaller);
    }

    /** Not asked of a class whose own annotation is being compiled: javac takes long to find that nothing exists. */
    private Optional<AnnotationMirror> recorded(TypeElement type, Name marshaller) {
        if (program.isCompiled(type) && Annotations.isMarshal(type)) {
            return Optional.empty();
        }
        return program.find(marshaller.qualified())
                .flatMap(generated -> Annotations.find(generated, Annotations.GENERATED));
    }

    /** Whether this compilation generates the given marshaller of a class, for the class itself or for an importer. */
    public boolean isBeingGenerated(TypeElement type, Name marshaller) {
        return program.isCompiled(type)
                || importTarget(type, marshaller).isPresent()
                || bindings.find(marshaller).isPresent();
    }

    /** The subject of a marshaller: an importer's, or the class itself. */
    public Subject subject(TypeElement type, Name marshaller) {
        return bound(type, marshaller)
                .or(() -> importTarget(type, marshaller))
                .orElseGet(() -> program.annotated(type));
    }

    /** Whether any field looked at so far binds a generic class. */
    public boolean hasBindings() {
        return !bindings.isEmpty();
    }

    /** The subject of a marshaller for a binding of a class. */
    public Optional<Subject> bound(TypeElement type, Name marshaller) {
        return bindings.find(marshaller)
                .map(bound -> new Subject(
                        type,
                        marshaller,
                        importTarget(type, bound.generic()).flatMap(Subject::site),
                        Optional.of(bound.type()),
                        Optional.empty()));
    }

    private Optional<Subject> importTarget(TypeElement type, Name marshaller) {
        return Optional.ofNullable(compiled.get(program.nameOf(type)))
                .map(marshallers -> marshallers.get(marshaller))
                .map(site -> new Subject(type, marshaller, Optional.of(site)));
    }

    /**
     * How a class without annotations is marshalled in code of the given package: by the marshaller in that package,
     * if there is one, or else by the one that this compilation generates elsewhere.
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
     * How a generic class with the given type arguments is marshalled, if an earlier compilation has bound it for an
     * import that is not being compiled now: by the marshaller in the package itself.
     *
     * @param ref the class as it is used, so far without a marshaller
     */
    Optional<ClassKind> boundEarlier(DeclaredType type, TypeRef.OfClass ref, String home) {
        TypeElement element = (TypeElement) type.asElement();
        if (ref.arguments().isEmpty() || !Subject.isBindable(element) || program.isOfJdk(element)) {
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
                ClassKind.InChronicleWire.BY_CHRONICLE_WIRE,
                isView(type, marshaller),
                false,
                false);
    }

    /** Whether a class with the given marshaller has a view, because its import asks for it now, or did earlier. */
    public boolean isView(TypeElement type, Name marshaller) {
        ImportSite site = compiledFor(type).get(importersOf(marshaller));
        return site != null
                ? site.isView(type)
                : program.find(marshaller.besideMarshaller("View").qualified())
                        .filter(view -> Annotations.has(view, Annotations.GENERATED))
                        .isPresent();
    }

    /** Whether a class with the given marshaller is the root of a family. */
    boolean isRoot(TypeElement type, Name marshaller, MixIn mixIn) {
        return mixIn.family().exists() || Families.isRoot(type) || isRecordedRoot(type, marshaller);
    }

    /** Whether an earlier compilation found a family. Otherwise an abstract class would have no {@code Marshaller}. */
    private boolean isRecordedRoot(TypeElement type, Name marshaller) {
        return type.getModifiers().contains(Modifier.ABSTRACT)
                && !isBeingGenerated(type, marshaller)
                && program.find(marshaller.qualified())
                        .filter(generated -> Annotations.has(generated, Annotations.GENERATED))
                        .flatMap(generated -> program.supertypes().supertype(generated.asType(), MARSHALLER))
                        .isPresent();
    }

    /**
     * Whether a class file contains a marshaller of the given name for the given type, and not for one of the same
     * name.
     */
    private boolean isGeneratedFor(TypeElement type, Name marshaller) {
        return isGeneratedFor((DeclaredType) type.asType(), marshaller);
    }

    private boolean isGeneratedFor(DeclaredType type, Name marshaller) {
        return program.findTopLevel(marshaller)
                .filter(generated -> Annotations.has(generated, Annotations.GENERATED))
                .filter(generated -> program.supertypes()
                        .supertype(generated.asType(), MARSHALLER)
                        .map(DeclaredType::getTypeArguments)
                        .map(arguments ->
                                arguments.size() == 1 && program.types().isSameType(arguments.get(0), type))
                        .orElse(type.asElement().getModifiers().contains(Modifier.ABSTRACT)))
                .isPresent();
    }
}
