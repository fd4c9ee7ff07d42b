package kotlin.jvm;

public @interface JvmInline {}
