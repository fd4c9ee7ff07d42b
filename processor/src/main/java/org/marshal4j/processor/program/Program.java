package org.marshal4j.processor.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Visibility;

/** The compiler's view of the program. Knows which classes are being compiled rather than read from class files. */
public final class Program {

    private final Elements elements;
    private final Types types;
    private final ClassFiles classFiles;
    private final JarPackages jarPackages;
    private final Supertypes supertypes;
    private final Set<String> compiled = new HashSet<>();
    private final Set<String> compiledEarlier = new HashSet<>();

    /** The classes that were searched for in this round: compilers take long to find that a class does not exist. */
    private final Map<String, Optional<TypeElement>> found = new HashMap<>();

    /** The same for those that were searched for in one module only. */
    private final Map<Name, Optional<TypeElement>> foundTopLevel = new HashMap<>();

    /** The same for those that were searched for in what a module reads, or everywhere if there are no modules. */
    private final Map<@Nullable ModuleElement, Map<String, Optional<TypeElement>>> foundNear = new HashMap<>();

    /** The program as seen by this environment's compiler. */
    public Program(ProcessingEnvironment environment) {
        this.elements = environment.getElementUtils();
        this.types = environment.getTypeUtils();
        this.supertypes = new Supertypes(types);
        this.classFiles = new ClassFiles(environment);
        this.jarPackages = new JarPackages(classFiles);
    }

    /** Forgets the elements of the last round. The compiler has new ones, and has found the classes generated since. */
    public void beginRound() {
        compiledEarlier.addAll(compiled);
        found.clear();
        foundTopLevel.clear();
        foundNear.clear();
    }

    /** Notes that a class and all its nested classes are being compiled. */
    public void addCompiled(Element element) {
        if (element instanceof TypeElement type) {
            compiled.add(type.getQualifiedName().toString());
            type.getEnclosedElements().forEach(this::addCompiled);
        }
    }

    /** Whether the source of a class is being compiled. */
    public boolean isCompiled(TypeElement type) {
        return compiled.contains(type.getQualifiedName().toString());
    }

    /** Whether this is the first round that sees the source of a class. */
    public boolean isNew(TypeElement type) {
        return isCompiled(type)
                && !compiledEarlier.contains(type.getQualifiedName().toString());
    }

    /** Whether a class belongs to the module being compiled: it is among these sources, or was compiled earlier. */
    public boolean isOfModule(TypeElement type) {
        return isCompiled(type) || classFiles.isInOutput(nameOf(type));
    }

    /** Whether the source of a class is being compiled. */
    public boolean isCompiled(String binaryName) {
        return find(Name.ofBinary(binaryName).qualified())
                .filter(this::isCompiled)
                .isPresent();
    }

    /** The classes that are being compiled. */
    public List<TypeElement> compiled() {
        return compiled.stream().sorted().flatMap(name -> find(name).stream()).toList();
    }

    /** The class around this one, or itself, that a compact source file implies, so that no other file can name it. */
    public Optional<TypeElement> impliedAround(TypeElement type) {
        TypeElement top = type;
        while (top.getEnclosingElement() instanceof TypeElement outer) {
            top = outer;
        }
        return Optional.of(top).filter(this::isImplicit);
    }

    /** The subject for a class with {@code @Marshal}. */
    public Subject annotated(TypeElement type) {
        return new Subject(type, nameOf(type).generated("Marshaller"), Optional.empty());
    }

    public ClassFiles classFiles() {
        return classFiles;
    }

    /** The package of an element. */
    PackageElement packageElementOf(Element element) {
        return elements.getPackageOf(element);
    }

    public String packageOf(Element element) {
        return elements.getPackageOf(element).getQualifiedName().toString();
    }

    /** The name of the module that contains a class; empty for an unnamed module. */
    public String moduleOf(TypeElement type) {
        return Optional.ofNullable(elements.getModuleOf(type))
                .map(module -> module.getQualifiedName().toString())
                .orElse("");
    }

    /** Whether a class has no declaration: it holds the methods and classes of a compact source file. */
    private boolean isImplicit(TypeElement type) {
        // Nothing else distinguishes it: it is final, in the package without a name, and cannot be found.
        return type.getNestingKind() == NestingKind.TOP_LEVEL
                && type.getModifiers().contains(Modifier.FINAL)
                && packageOf(type).isEmpty()
                && elements.getTypeElement(type.getQualifiedName()) == null;
    }

    /** Whether a class belongs to a module of the JDK. Those are not open to other code. */
    public boolean isOfJdk(TypeElement type) {
        String module = moduleOf(type);
        return module.startsWith("java.") || module.startsWith("jdk.");
    }

    /** The class of a type. */
    public Optional<TypeElement> elementOf(TypeMirror type) {
        return Optional.ofNullable(types.asElement(type))
                .filter(TypeElement.class::isInstance)
                .map(TypeElement.class::cast);
    }

    /**
     * The type of a field that a class or one of its superclasses declares, with type variables replaced as in that
     * class.
     */
    public TypeMirror typeIn(TypeElement type, TypeElement level, Element field) {
        return level.equals(type) ? field.asType() : typeIn(type.asType(), level, field);
    }

    /** The same for a class whose own type variables have been replaced by types. */
    public TypeMirror typeIn(TypeMirror type, TypeElement level, Element field) {
        if (level.getTypeParameters().isEmpty()) {
            return field.asType();
        }
        return supertypes
                .supertype(type, level.getQualifiedName().toString())
                .map(bound -> types.asMemberOf(bound, behind(level, field)))
                .orElseGet(field::asType);
    }

    /** The field of a record component, since compilers accept only members here. */
    private static Element behind(TypeElement level, Element field) {
        return ElementFilter.fieldsIn(level.getEnclosedElements()).stream()
                .filter(member -> member.getSimpleName().equals(field.getSimpleName()))
                .<Element>map(member -> member)
                .findFirst()
                .orElse(field);
    }

    /** Tells which classes are derived from which. */
    public Supertypes supertypes() {
        return supertypes;
    }

    public Types types() {
        return types;
    }

    /** The package of the given name, if it exists. */
    public Optional<PackageElement> findPackage(String qualifiedName) {
        return Optional.ofNullable(elements.getPackageElement(qualifiedName));
    }

    /** The classes of a package and their nested classes; none if the package does not exist. */
    public List<TypeElement> classesIn(String packageName) {
        List<TypeElement> classes = new ArrayList<>();
        findPackage(packageName)
                .ifPresent(found -> ElementFilter.typesIn(found.getEnclosedElements())
                        .forEach(type -> addWithNested(type, classes)));
        return classes;
    }

    private static void addWithNested(TypeElement type, List<TypeElement> classes) {
        classes.add(type);
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(nested -> addWithNested(nested, classes));
    }

    /** Finds the packages in jars and directories of class files. */
    public JarPackages jarPackages() {
        return jarPackages;
    }

    /** The class of the given name, if it exists. */
    public Optional<TypeElement> find(String qualifiedName) {
        return found.computeIfAbsent(qualifiedName, name -> Optional.ofNullable(elements.getTypeElement(name)));
    }

    /**
     * The top-level class of the given name, if it exists. Searches only the module that has its package: compilers
     * search one module after another for a class that does not exist.
     */
    public Optional<TypeElement> findTopLevel(Name name) {
        return foundTopLevel.computeIfAbsent(name, this::searchTopLevel);
    }

    private Optional<TypeElement> searchTopLevel(Name name) {
        String qualified = name.qualified();
        Optional<ModuleElement> module = findPackage(name.packageName()).map(elements::getModuleOf);
        return module.isPresent()
                ? Optional.ofNullable(elements.getTypeElement(module.get(), qualified))
                : find(qualified);
    }

    /** Whether the package of a subject's generated code has a top-level class of the given name. */
    public boolean hasNeighbour(Subject subject, String simpleName) {
        return findNear(subject, subject.home().isEmpty() ? simpleName : subject.home() + "." + simpleName)
                .isPresent();
    }

    /** The class of the given name, if it exists and a subject's module contains or reads it. */
    public Optional<TypeElement> findNear(Subject subject, String qualifiedName) {
        ModuleElement module = elements.getModuleOf(subject.place());
        // Without a module the compiler searches all modules.
        return foundNear
                .computeIfAbsent(module, key -> new HashMap<>())
                .computeIfAbsent(
                        qualifiedName,
                        name -> Optional.ofNullable(
                                module == null
                                        ? elements.getTypeElement(name)
                                        : elements.getTypeElement(module, name)));
    }

    /** Whether a class is the other one or derived from it; false if it does not exist. */
    public boolean isSubtype(String qualified, String of) {
        return find(qualified).filter(type -> supertypes().isSubtype(type, of)).isPresent();
    }

    /** Whether a package has a generated class of the given name that is not being compiled. */
    public boolean isGenerated(String packageName, String simpleName) {
        return findGenerated(packageName, simpleName)
                .filter(type -> !isCompiled(type))
                .isPresent();
    }

    /** The generated class of the given name in a package. */
    public Optional<TypeElement> findGenerated(String packageName, String simpleName) {
        return find(packageName.isEmpty() ? simpleName : packageName + "." + simpleName)
                .filter(type -> Annotations.has(type, Annotations.GENERATED));
    }

    public boolean isDeprecated(Element element) {
        return elements.isDeprecated(element);
    }

    /** The name of a class. */
    public Name nameOf(TypeElement type) {
        PackageElement inPackage = elements.getPackageOf(type);
        ArrayDeque<String> simpleNames = new ArrayDeque<>();
        for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
            simpleNames.addFirst(e.getSimpleName().toString());
        }
        return new Name(inPackage.getQualifiedName().toString(), List.copyOf(simpleNames));
    }

    /** Whether code in the given package can name the class. */
    public boolean isVisibleFrom(String packageName, TypeElement type) {
        if (!Identifiers.isNameable(type)) {
            return false;
        }
        boolean samePackage = elements.getPackageOf(type).getQualifiedName().contentEquals(packageName);
        for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
            Visibility visibility = Visibilities.of(e);
            boolean visible = samePackage ? visibility.withinPackage() : visibility == Visibility.PUBLIC;
            if (!visible) {
                return false;
            }
        }
        return true;
    }

    /** A class that occurs in the type and that code in the given package cannot name. */
    public Optional<TypeElement> invisibleFrom(String packageName, TypeMirror type) {
        return TypeParts.classes(type)
                .filter(part -> part.getKind() == TypeKind.DECLARED)
                .map(part -> (TypeElement) part.asElement())
                .filter(element -> !isVisibleFrom(packageName, element))
                .findFirst();
    }

    /** Whether code in the given package can use a static member or constructor of a class that it can name. */
    public boolean isUsableFrom(String packageName, TypeElement type, Visibility member) {
        boolean samePackage = elements.getPackageOf(type).getQualifiedName().contentEquals(packageName);
        return samePackage ? member.withinPackage() : member == Visibility.PUBLIC;
    }
}
