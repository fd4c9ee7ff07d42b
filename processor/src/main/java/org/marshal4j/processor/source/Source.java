package org.marshal4j.processor.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Visibility;

/** The compiler's view of the program, and which classes of it are being compiled rather than read from class files. */
public final class Source {

    private final Elements elements;
    private final Types types;
    private final ClassFiles classFiles;
    private final JarPackages jarPackages;
    private final Supertypes supertypes;
    private final Set<String> compiled = new HashSet<>();

    /** The program as the compiler of this environment sees it. */
    public Source(ProcessingEnvironment environment) {
        this.elements = environment.getElementUtils();
        this.types = environment.getTypeUtils();
        this.supertypes = new Supertypes(types);
        this.classFiles = new ClassFiles(environment);
        this.jarPackages = new JarPackages(classFiles);
    }

    /** Notes that a class, with all that is nested in it, is being compiled. */
    public void addCompiled(Element element) {
        if (element instanceof TypeElement type) {
            compiled.add(type.getQualifiedName().toString());
            type.getEnclosedElements().forEach(this::addCompiled);
        }
    }

    /** Whether its source is being compiled. */
    public boolean isCompiled(TypeElement type) {
        return compiled.contains(type.getQualifiedName().toString());
    }

    /** Whether a class is of the module that is being compiled, if not with these sources, then earlier. */
    public boolean isOfModule(TypeElement type) {
        return isCompiled(type) || classFiles.isInOutput(nameOf(type));
    }

    /** Whether the source of a class is being compiled. */
    public boolean isCompiled(String binaryName) {
        return find(Name.ofBinary(binaryName).qualified())
                .filter(this::isCompiled)
                .isPresent();
    }

    /** The target for a class with {@code @Marshal}. */
    public Target annotated(TypeElement type) {
        return new Target(type, nameOf(type).generated("Marshaller"), Optional.empty());
    }

    public ClassFiles classFiles() {
        return classFiles;
    }

    public String packageOf(Element element) {
        return elements.getPackageOf(element).getQualifiedName().toString();
    }

    /** The name of the module that a class is in; empty if it is in none that has a name. */
    public String moduleOf(TypeElement type) {
        return Optional.ofNullable(elements.getModuleOf(type))
                .map(module -> module.getQualifiedName().toString())
                .orElse("");
    }

    /** Whether a class is of a module of the JDK, which opens nothing to other code. */
    public boolean isOfJdk(TypeElement type) {
        String module = moduleOf(type);
        return module.startsWith("java.") || module.startsWith("jdk.");
    }

    /** The class that a type is of. */
    public Optional<TypeElement> elementOf(TypeMirror type) {
        return Optional.ofNullable(types.asElement(type))
                .filter(TypeElement.class::isInstance)
                .map(TypeElement.class::cast);
    }

    /** The type of a field that a class or a superclass of it declares, with types in place of type variables as that class puts them. */
    public TypeMirror typeIn(TypeElement type, TypeElement level, Element field) {
        return level.equals(type) ? field.asType() : typeIn(type.asType(), level, field);
    }

    /** The same for a class with types in place of its own type variables. */
    public TypeMirror typeIn(TypeMirror type, TypeElement level, Element field) {
        if (level.getTypeParameters().isEmpty()) {
            return field.asType();
        }
        return supertypes
                .supertype(type, level.getQualifiedName().toString())
                .map(bound -> types.asMemberOf(bound, behind(level, field)))
                .orElseGet(field::asType);
    }

    /** The field behind the component of a record, since compilers know members alone. */
    private static Element behind(TypeElement level, Element field) {
        return ElementFilter.fieldsIn(level.getEnclosedElements()).stream()
                .filter(member -> member.getSimpleName().equals(field.getSimpleName()))
                .<Element>map(member -> member)
                .findFirst()
                .orElse(field);
    }

    /** The kind of primitive that a box holds. */
    public Optional<TypeKind> unboxed(TypeMirror box) {
        try {
            return Optional.of(types.unboxedType(box).getKind());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Which classes derive from which. */
    public Supertypes supertypes() {
        return supertypes;
    }

    public Types types() {
        return types;
    }

    /** The package of that name, if there is one. */
    public Optional<PackageElement> findPackage(String qualifiedName) {
        return Optional.ofNullable(elements.getPackageElement(qualifiedName));
    }

    /** The classes of a package, with those that are nested in them; none if there is no such package. */
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

    /** Which packages there are where class files are. */
    public JarPackages jarPackages() {
        return jarPackages;
    }

    /** The class of that name, if there is one. */
    public Optional<TypeElement> find(String qualifiedName) {
        return Optional.ofNullable(elements.getTypeElement(qualifiedName));
    }

    /** Whether the package of the code that is generated for a target has a top-level class of that name. */
    public boolean hasNeighbour(Target target, String simpleName) {
        return findNear(target, target.home().isEmpty() ? simpleName : target.home() + "." + simpleName)
                .isPresent();
    }

    /** The class of that name, if there is one and the module of a target has or reads it. */
    public Optional<TypeElement> findNear(Target target, String qualifiedName) {
        ModuleElement module = elements.getModuleOf(target.place());
        // Without a module the compiler searches all that there are.
        return Optional.ofNullable(
                module == null
                        ? elements.getTypeElement(qualifiedName)
                        : elements.getTypeElement(module, qualifiedName));
    }

    /** Whether a package has a class of that name that was generated, and is not being compiled. */
    public boolean isGenerated(String packageName, String simpleName) {
        return find(packageName.isEmpty() ? simpleName : packageName + "." + simpleName)
                .filter(type -> !isCompiled(type))
                .filter(type -> Annotations.has(type, Annotations.GENERATED))
                .isPresent();
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

    /** Whether code in that package can name the class. */
    public boolean isVisibleFrom(String packageName, TypeElement type) {
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

    /** A class that the type is made of and that code in that package cannot name. */
    public Optional<TypeElement> invisibleFrom(String packageName, TypeMirror type) {
        if (type instanceof ArrayType array) {
            return invisibleFrom(packageName, array.getComponentType());
        }
        if (type.getKind() != TypeKind.DECLARED) {
            return Optional.empty();
        }
        DeclaredType declared = (DeclaredType) type;
        TypeElement element = (TypeElement) declared.asElement();
        return isVisibleFrom(packageName, element)
                ? declared.getTypeArguments().stream()
                        .flatMap(argument -> invisibleFrom(packageName, argument).stream())
                        .findFirst()
                : Optional.of(element);
    }

    /** Whether code in that package can use a static member or constructor of a class that it can name. */
    public boolean isUsableFrom(String packageName, TypeElement type, Visibility member) {
        boolean samePackage = elements.getPackageOf(type).getQualifiedName().contentEquals(packageName);
        return samePackage ? member.withinPackage() : member == Visibility.PUBLIC;
    }
}
