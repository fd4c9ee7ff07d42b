package org.marshal4j.suite;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Finds the DTOs of Chronicle Wire among sources: the classes that are {@code Marshallable}. */
final class DtoFinder {

    /** The classes that can be annotated, and by name the reasons why others cannot. */
    record Found(List<DtoClass> classes, Map<String, String> others) {}

    private final JavacTask task;
    private final Trees trees;
    private final TypeMirror marshallable;
    private final Found found = new Found(new ArrayList<>(), new TreeMap<>());

    private DtoFinder(JavacTask task) {
        this.task = task;
        this.trees = Trees.instance(task);
        this.marshallable = task.getElements()
                .getTypeElement("net.openhft.chronicle.wire.Marshallable")
                .asType();
    }

    /** Examines sources that compile. */
    static Found in(JavacTask task) throws IOException {
        Iterable<? extends CompilationUnitTree> units = task.parse();
        task.analyze();
        DtoFinder finder = new DtoFinder(task);
        for (CompilationUnitTree unit : units) {
            finder.scan(unit);
        }
        return finder.found;
    }

    private void scan(CompilationUnitTree unit) {
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitClass(ClassTree tree, Void nothing) {
                if (trees.getElement(getCurrentPath()) instanceof TypeElement type
                        && type.getKind() == ElementKind.CLASS
                        && isMarshallable(type)) {
                    add(unit, tree, type);
                }
                return super.visitClass(tree, nothing);
            }
        }.scan(unit, null);
    }

    private boolean isMarshallable(TypeElement type) {
        return task.getTypes().isSubtype(task.getTypes().erasure(type.asType()), marshallable);
    }

    private void add(CompilationUnitTree unit, ClassTree tree, TypeElement type) {
        String name = task.getElements().getBinaryName(type).toString();
        String obstacle = obstacle(type);
        if (obstacle != null) {
            found.others().put(name, obstacle);
            return;
        }
        SourcePositions positions = trees.getSourcePositions();
        List<? extends Tree> interfaces = tree.getImplementsClause();
        Tree last = interfaces.isEmpty() ? tree.getExtendsClause() : interfaces.get(interfaces.size() - 1);
        LineMap lines = unit.getLineMap();
        long start = positions.getStartPosition(unit, tree);
        found.classes()
                .add(new DtoClass(
                        name,
                        Path.of(unit.getSourceFile().toUri()),
                        (int) start,
                        (int) positions.getEndPosition(unit, last),
                        !interfaces.isEmpty(),
                        type.getModifiers().contains(Modifier.ABSTRACT),
                        type.getModifiers().contains(Modifier.PRIVATE),
                        lines.getLineNumber(start),
                        lines.getLineNumber(positions.getEndPosition(unit, tree))));
    }

    /** Returns why there is nothing to generate, or null. */
    private @Nullable String obstacle(TypeElement type) {
        if (type.getNestingKind() == NestingKind.LOCAL || type.getNestingKind() == NestingKind.ANONYMOUS) {
            return "local or anonymous class";
        }
        if (!type.getTypeParameters().isEmpty()) {
            return "generic class, which is bound where it is used";
        }
        if (type.getNestingKind() != NestingKind.MEMBER) {
            return null;
        }
        TypeElement around = (TypeElement) type.getEnclosingElement();
        if (around.getKind() == ElementKind.CLASS && !type.getModifiers().contains(Modifier.STATIC)) {
            return "inner class that is not static";
        }
        if (isMarshallable(around)) {
            return obstacle(around);
        }
        for (Element each = around; each instanceof TypeElement; each = each.getEnclosingElement()) {
            if (each.getModifiers().contains(Modifier.PRIVATE)) {
                return "in a private class that is no DTO";
            }
        }
        return null;
    }
}
