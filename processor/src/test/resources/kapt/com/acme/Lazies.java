package com.acme;

@kotlin.Metadata(mv = {2, 4, 0}, k = 1, xi = 48, d1 = {"\u0000\u0018\n\u0002\u0018\u0002\n\u0002\u0010\u0000\n\u0002\b\u0003\n\u0002\u0010\b\n\u0002\b\t\n\u0002\u0018\u0002\b\u0007\u0018\u00002\u00020\u0001B\u0007\u00a2\u0006\u0004\b\u0002\u0010\u0003R\u001a\u0010\u0004\u001a\u00020\u0005X\u0086\u000e\u00a2\u0006\u000e\n\u0000\u001a\u0004\b\u0006\u0010\u0007\"\u0004\b\b\u0010\tR\u001b\u0010\n\u001a\u00020\u00058FX\u0086\u0084\u0002\u00a2\u0006\f\n\u0004\b\f\u0010\r\u001a\u0004\b\u000b\u0010\u0007\u00ca\u0001\u0002\b\u000f\u00a8\u0006\u000e"}, d2 = {"Lcom/acme/Lazies;", "", "<init>", "()V", "a", "", "getA", "()I", "setA", "(I)V", "sum", "getSum", "sum$delegate", "Lkotlin/Lazy;", "kotlin", "Lorg/marshal4j/Marshal;"})
@org.marshal4j.Marshal()
public final class Lazies {
    private int a = 1;
    @org.jetbrains.annotations.NotNull()
    private final kotlin.Lazy sum$delegate = null;
    
    public Lazies() {
        super();
    }
    
    public final int getA() {
        return 0;
    }
    
    public final void setA(int p0) {
    }
    
    public final int getSum() {
        return 0;
    }
}