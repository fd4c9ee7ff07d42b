package com.google.common.base;

/** As in Guava. */
public abstract class Optional<T> {}
