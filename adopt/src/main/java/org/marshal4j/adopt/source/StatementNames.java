package org.marshal4j.adopt.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Finds out what the names in statements of a class mean. */
final class StatementNames {

    private final JavaFile file;
    private final Set<String> fields = new LinkedHashSet<>();
    private final Set<String> inherited;
    private final Set<String> ownMethods = new LinkedHashSet<>();
    private final Set<String> statics = new LinkedHashSet<>();

    StatementNames(JavaFile file, ClassTree type, Set<String> inherited) {
        this.file = file;
        this.inherited = inherited;
        for (Tree member : type.getMembers()) {
            if (member instanceof VariableTree variable
                    && !isStatic(variable.getModifiers().getFlags())) {
                fields.add(variable.getName().toString());
            } else if (member instanceof MethodTree method) {
                (isStatic(method.getModifiers().getFlags()) ? statics : ownMethods)
                        .add(method.getName().toString());
            }
        }
    }

    private static boolean isStatic(Set<Modifier> modifiers) {
        return modifiers.contains(Modifier.STATIC);
    }

    /** What a statement of a method uses. */
    Statement of(StatementTree tree, MethodTree method, String stream) {
        Set<String> inside = locals(tree);
        Walk walk = new Walk(locals(method), stream);
        walk.scan(tree, null);
        Set<String> names = new LinkedHashSet<>(walk.used);
        names.addAll(inside);
        Set<String> outer = walk.used;
        outer.removeAll(inside);
        Set<String> declared = tree instanceof VariableTree variable
                ? Set.of(variable.getName().toString())
                : Set.of();
        return new Statement(
                tree,
                new LinkedHashSet<>(walk.uses.values()),
                walk.uses,
                outer,
                declared,
                names,
                walk.stream,
                walk.obstacles);
    }

    private static Set<String> locals(Tree tree) {
        Set<String> names = new LinkedHashSet<>();
        new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitVariable(VariableTree variable, @Nullable Void none) {
                names.add(variable.getName().toString());
                return super.visitVariable(variable, null);
            }
        }.scan(tree, null);
        return names;
    }

    private boolean isImported(String method) {
        return file.unit.getImports().stream()
                .filter(ImportTree::isStatic)
                .map(each -> each.getQualifiedIdentifier().toString())
                .anyMatch(name -> name.endsWith("." + method) || name.endsWith(".*"));
    }

    private final class Walk extends TreeScanner<@Nullable Void, @Nullable Void> {
        private final Set<String> locals;
        private final String streamName;
        private final Map<Tree, String> uses = new LinkedHashMap<>();
        private final Set<String> used = new LinkedHashSet<>();
        private final List<String> obstacles = new ArrayList<>();
        private boolean stream;

        Walk(Set<String> locals, String streamName) {
            this.locals = locals;
            this.streamName = streamName;
        }

        @Override
        public @Nullable Void visitIdentifier(IdentifierTree tree, @Nullable Void none) {
            String name = tree.getName().toString();
            if (name.equals(streamName)) {
                stream = true;
            } else if (locals.contains(name)) {
                used.add(name);
            } else if (fields.contains(name)) {
                uses.put(tree, name);
            } else if (inherited.contains(name) || name.equals("this") || name.equals("super")) {
                obstacles.add("they use " + name);
            }
            return null;
        }

        @Override
        public @Nullable Void visitMemberSelect(MemberSelectTree tree, @Nullable Void none) {
            String name = tree.getIdentifier().toString();
            if (tree.getExpression().toString().equals("this") && fields.contains(name)) {
                uses.put(tree, name);
                return null;
            }
            return super.visitMemberSelect(tree, null);
        }

        @Override
        public @Nullable Void visitMethodInvocation(MethodInvocationTree tree, @Nullable Void none) {
            if (tree.getMethodSelect() instanceof IdentifierTree name) {
                String called = name.getName().toString();
                if (ownMethods.contains(called) || (!statics.contains(called) && !isImported(called))) {
                    obstacles.add("they call " + called + "()");
                }
                scan(tree.getTypeArguments(), null);
                scan(tree.getArguments(), null);
                return null;
            }
            return super.visitMethodInvocation(tree, null);
        }

        @Override
        public @Nullable Void visitReturn(ReturnTree tree, @Nullable Void none) {
            obstacles.add("they return early");
            return super.visitReturn(tree, null);
        }

        @Override
        public @Nullable Void visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void none) {
            obstacles.add("they have a lambda expression");
            return super.visitLambdaExpression(tree, null);
        }

        @Override
        public @Nullable Void visitNewClass(NewClassTree tree, @Nullable Void none) {
            if (tree.getClassBody() != null) {
                obstacles.add("they have an anonymous class");
            }
            return super.visitNewClass(tree, null);
        }
    }
}
