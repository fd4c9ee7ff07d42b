package com.acme;

@kotlin.Metadata(mv = {2, 4, 0}, k = 1, xi = 48, d1 = {"\u0000\u0016\n\u0002\u0018\u0002\n\u0002\u0010\u0000\n\u0000\n\u0002\u0010\b\n\u0002\b\u000b\n\u0002\u0018\u0002\bg\u0018\u00002\u00020\u0001R\u0018\u0010\u0002\u001a\u00020\u0003X\u00a6\u000e\u00a2\u0006\f\u001a\u0004\b\u0004\u0010\u0005\"\u0004\b\u0006\u0010\u0007R\u0018\u0010\b\u001a\u00020\u0003X\u00a6\u000e\u00a2\u0006\f\u001a\u0004\b\t\u0010\u0005\"\u0004\b\n\u0010\u0007R\u0018\u0010\u000b\u001a\u00020\u0003X\u00a6\u000e\u00a2\u0006\f\u001a\u0004\b\f\u0010\u0005\"\u0004\b\r\u0010\u0007\u00ca\u0001\u0002\b\u000f\u00a8\u0006\u000e\u00c0\u0006\u0003"}, d2 = {"Lcom/acme/Properties;", "", "default", "", "getDefault", "()I", "setDefault", "(I)V", "my property", "getMy property", "setMy property", "x", "getX", "setX", "kotlin", "Lorg/marshal4j/Marshal;"})
@org.marshal4j.Marshal()
public abstract interface Properties {
    
    public abstract int getDefault();
    
    public abstract void setDefault(int p0);
    
    public abstract int getX();
    
    public abstract void setX(int p0);
}