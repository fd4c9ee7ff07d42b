package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;

/** Holds others of its own kind. */
@Marshal(view = true)
@SuppressWarnings("marshal4j") // a tree
public class Tree implements TreeMarshallable {
    int value;
    Tree left;
    private Tree right;
    List<Tree> children;

    public void setRight(Tree right) {
        this.right = right;
    }
}
