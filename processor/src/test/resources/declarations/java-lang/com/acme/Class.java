package com.acme;

class Class {}
