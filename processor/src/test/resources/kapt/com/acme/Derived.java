package com.acme;

@kotlin.Metadata(mv = {2, 4, 0}, k = 1, xi = 48, d1 = {"\u0000\u0010\n\u0002\u0018\u0002\n\u0002\u0018\u0002\n\u0002\b\u0003\n\u0002\u0018\u0002\b\u0007\u0018\u00002\u00020\u0001B\u0007\u00a2\u0006\u0004\b\u0002\u0010\u0003\u00ca\u0001\u0002\b\u0005\u00a8\u0006\u0004"}, d2 = {"Lcom/acme/Derived;", "Lcom/acme/Base;", "<init>", "()V", "kotlin", "Lorg/marshal4j/Marshal;"})
@org.marshal4j.Marshal()
public final class Derived extends com.acme.Base {
    
    public Derived() {
        super();
    }
}