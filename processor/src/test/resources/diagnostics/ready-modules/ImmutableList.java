package com.google.common.collect;

import java.util.AbstractList;

/** As in Guava. */
public abstract class ImmutableList<E> extends AbstractList<E> {}
