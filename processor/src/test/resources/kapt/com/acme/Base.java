package com.acme;

@kotlin.Metadata(mv = {2, 4, 0}, k = 1, xi = 48, d1 = {"\u0000\u0014\n\u0002\u0018\u0002\n\u0002\u0010\u0000\n\u0002\b\u0003\n\u0002\u0010\b\n\u0002\b\u0005\b\u0016\u0018\u00002\u00020\u0001B\u0007\u00a2\u0006\u0004\b\u0002\u0010\u0003R\u001a\u0010\u0004\u001a\u00020\u0005X\u0086\u000e\u00a2\u0006\u000e\n\u0000\u001a\u0004\b\u0006\u0010\u0007\"\u0004\b\b\u0010\t\u00a8\u0006\n"}, d2 = {"Lcom/acme/Base;", "", "<init>", "()V", "volatile", "", "getVolatile", "()I", "setVolatile", "(I)V", "kotlin"})
public class Base {
    
    public Base() {
        super();
    }
    
    public final int getVolatile() {
        return 0;
    }
    
    public final void setVolatile(int p0) {
    }
}